#!/bin/sh
# Builds the newest commit in a folder of its own and restarts the server with it (docs/operations.md#publishing).
set -eu
base=${SITE_BASE:-/srv/site}
release="$base/releases/$(date -u +%Y%m%d-%H%M%S)"
git -C "$base/repo" fetch --prune origin
git -C "$base/repo" worktree add --detach "$release" origin/main
cd "$release"
# The bundler goes on from what it knows, which makes the build faster.
if [ -d "$base/current/.next/cache" ]; then mkdir -p .next && cp -a "$base/current/.next/cache" .next/; fi
npm ci --omit=dev --no-audit --no-fund
set -a; . "$base/site.env"; set +a
npm run build
# A new link and a rename: at no moment is there no current release.
ln -s "$release" "$base/next" && mv -T "$base/next" "$base/current"
${SITE_RESTART:-sudo systemctl restart site.service}
# As many releases as builds stay, to go back to.
ls -1d "$base"/releases/* | head -n -5 | while read -r old; do
  git -C "$base/repo" worktree remove --force "$old"
done
