# The site in a container: packages and build in one stage, then what serves (docs/operations.md#container).
FROM node:22-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# Variables marked "build" in docs/environment.md belong here.
ARG SITE_URL
ENV SITE_URL=$SITE_URL
RUN npm run build && rm -rf .next

FROM node:22-bookworm-slim
# pg_dump and pg_restore, of the version that compose.yaml runs as a server, for backups.
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /site
COPY --from=build /site ./
# What the server writes: data, resized pictures, and builds kept from earlier images for pages that are still open.
RUN mkdir -p data .next/cache kept && chown -R node:node data .next kept
ARG SITE_URL
# glibc keeps freed memory for each thread; with two arenas, resizing pictures takes 110 MiB less.
ENV NODE_ENV=production SITE_URL=$SITE_URL BUILDS_PATH=kept MALLOC_ARENA_MAX=2
USER node
EXPOSE 3000
VOLUME ["/site/data", "/site/kept", "/site/.next/cache"]
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "-c", "node --import tsx scripts/builds.ts add .builds && exec node --import tsx src/server/main.ts"]
