# The server with its pages, for production. docs/operating.md says what it must be told.
FROM node:24-bookworm-slim AS build
WORKDIR /filiz
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN node node_modules/vite/bin/vite.js build --logLevel warn && node scripts/build-server.ts && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data BACKUP_DIR=/backups
WORKDIR /filiz
COPY --from=build /filiz/package.json ./
COPY --from=build /filiz/node_modules node_modules
COPY --from=build /filiz/dist dist
COPY --from=build /filiz/engine engine
COPY --from=build /filiz/server server
COPY --from=build /filiz/toolsets toolsets
# Backups and restores: docker compose exec filiz node scripts/backup.ts
COPY --from=build /filiz/scripts scripts
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/index.mjs"]
