#!/bin/sh
# Builds base images for hosts that cannot pull those of the Dockerfile: local-bases.sh <node binary> [Debian mirror]. Needs root, debootstrap
# and buildah. docs/operations.md ("Container images") describes the differences.
set -eu
node=$1
mirror=${2:-}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

commit() {
  container=$(buildah from scratch)
  buildah add -q "$container" "$1" / > /dev/null
  buildah commit -q --rm "$container" "$2" > /dev/null
}

# Without documentation and locales, like Debian's slim images.
debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/debian" ${mirror:+"$mirror"} > /dev/null
chroot "$folder/debian" apt-get clean
rm -rf "$folder"/debian/var/lib/apt/lists/* "$folder"/debian/usr/share/doc/* "$folder"/debian/usr/share/man/* \
  "$folder"/debian/usr/share/locale/* "$folder"/debian/usr/share/info/* "$folder"/debian/var/log/*.log
commit "$folder/debian" localhost/debian

chroot "$folder/debian" sh -c 'apt-get update -qq && apt-get install -y -qq --no-install-recommends libstdc++6' > /dev/null
install -D "$node" "$folder/debian/usr/local/bin/node"
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
mkdir -p "$folder/debian/usr/local/lib/node_modules"
cp -r "$npm" "$folder/debian/usr/local/lib/node_modules/npm"
ln -s ../lib/node_modules/npm/bin/npm-cli.js "$folder/debian/usr/local/bin/npm"
ln -s ../lib/node_modules/npm/bin/npx-cli.js "$folder/debian/usr/local/bin/npx"
commit "$folder/debian" localhost/node

buildah images
