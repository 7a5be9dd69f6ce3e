# `app`: API, worker, site and sandbox, with production dependencies only. `remote`: one remote's files and a static server.
# Processes: docker-compose.yml. Base images can be replaced by local ones: --build-arg NODE_IMAGE=localhost/node
ARG NODE_IMAGE=node:24-bookworm-slim
ARG RUNTIME_IMAGE=debian:bookworm-slim
ARG STATIC_IMAGE=nginx:1.29-alpine-slim

# Manifests only: the layer of the installation stays cached when sources change.
FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared-contracts/package.json shared-contracts/
COPY server-kit/package.json server-kit/
COPY registry/package.json registry/
COPY platform/package.json platform/
COPY shell/package.json shell/
COPY mfe-jobs/package.json mfe-jobs/
COPY mfe-companies/package.json mfe-companies/
COPY mfe-account/package.json mfe-account/
COPY mfe-apply/package.json mfe-apply/
COPY mfe-newsletter-admin/package.json mfe-newsletter-admin/
COPY api/package.json api/
COPY sandbox/package.json sandbox/
COPY tools/package.json tools/
COPY e2e/package.json e2e/

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build && npm run deploy -- --by image

FROM manifests AS dependencies
COPY tools/build/prune-modules.mjs tools/build/
# npm omits a development dependency only if it is no dependency of another workspace: webpack, a dependency of tools, would be installed.
RUN npm pkg delete devDependencies -w shared-contracts -w server-kit -w registry -w api -w shell -w sandbox \
  && npm ci --omit=dev -w shared-contracts -w server-kit -w registry -w api -w shell -w sandbox \
  && node tools/build/prune-modules.mjs node_modules api/node_modules

# Without npm, since nothing is installed at run time.
FROM ${RUNTIME_IMAGE} AS app
RUN apt-get update && apt-get install -y --no-install-recommends libstdc++6 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
  && useradd --uid 1000 --create-home node \
  && install -d -o node -g node /data
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
ENV NODE_ENV=production
COPY --from=dependencies /app ./
COPY --from=build /app/shared-contracts/dist ./shared-contracts/dist
COPY --from=build /app/server-kit/dist ./server-kit/dist
COPY --from=build /app/registry/dist ./registry/dist
COPY --from=build /app/api/dist ./api/dist
COPY --from=build /app/sandbox/dist ./sandbox/dist
COPY --from=build /app/shell/dist ./shell/dist
COPY shell/server/assets ./shell/server/assets
COPY --from=build /app/dist ./dist
USER node

# docker build --target remote --build-arg REMOTE=mfe-jobs
FROM ${STATIC_IMAGE} AS remote
ARG REMOTE
COPY docker/remote.nginx.conf /etc/nginx/nginx.conf
COPY --from=build /app/dist/remotes/${REMOTE} /srv/remotes/${REMOTE}
USER nginx
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
