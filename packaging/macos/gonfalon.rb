cask "gonfalon" do
  version "@VERSION@"
  sha256 "@SUM@"

  url "@URL@"
  name "Gonfalon"
  desc "Games of influence and intrigue at one table"
  homepage "@REPOSITORY@"

  depends_on macos: ">= :ventura"

  app "Gonfalon.app"

  zap trash: [
    "~/Library/Application Support/Gonfalon",
    "~/Library/Caches/Gonfalon",
    "~/Library/Logs/Gonfalon",
  ]
end
