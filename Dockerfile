# `app`: API, worker, HTML server and sandbox, with production dependencies only. `release`: one version of a remote or of the shell, with
# the command that deploys it to the site's volume. Neither contains the other: a deploy does not change the image of the site (ADR 59).
# Processes: docker-compose.yml. Base images can be replaced by local ones: --build-arg NODE_IMAGE=localhost/node
ARG NODE_IMAGE=node:24-bookworm-slim
ARG RUNTIME_IMAGE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS nodejs

# Manifests only: the layer of the installation stays cached when sources change.
FROM nodejs AS manifests
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

# The packages that the other builds import are compiled here, so that all releases share their layers.
FROM manifests AS sources
RUN npm ci
COPY . .
RUN npm run build -- registry

FROM sources AS build
RUN npm run build -- api sandbox shell/server

# A remote's id, or shell.
FROM sources AS version
ARG PACKAGE
RUN npm run build -- ${PACKAGE}

FROM manifests AS dependencies
COPY tools/build/prune-modules.mjs tools/build/
# npm omits a development dependency only if it is no dependency of another workspace: webpack, a dependency of tools, would be installed.
RUN npm pkg delete devDependencies -w shared-contracts -w server-kit -w registry -w api -w shell -w sandbox \
  && npm ci --omit=dev -w shared-contracts -w server-kit -w registry -w api -w shell -w sandbox \
  && node tools/build/prune-modules.mjs node_modules api/node_modules

FROM manifests AS release-dependencies
COPY tools/build/prune-modules.mjs tools/build/
RUN npm pkg delete devDependencies -w shared-contracts -w registry \
  && npm ci --omit=dev -w shared-contracts -w registry \
  && node tools/build/prune-modules.mjs node_modules

# Shared by all images of the product. Without npm, since nothing is installed at run time. A new volume gets the owner of its folder.
FROM ${RUNTIME_IMAGE} AS runtime
RUN apt-get update && apt-get install -y --no-install-recommends libstdc++6 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* \
  && useradd --uid 1000 --create-home node \
  && install -d -o node -g node /data /site
COPY --from=nodejs /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
ENV NODE_ENV=production

FROM runtime AS app
COPY --from=dependencies /app ./
COPY --from=build /app/shared-contracts/dist ./shared-contracts/dist
COPY --from=build /app/server-kit/dist ./server-kit/dist
COPY --from=build /app/registry/dist ./registry/dist
COPY --from=build /app/api/dist ./api/dist
COPY --from=build /app/sandbox/dist ./sandbox/dist
COPY --from=build /app/shell/dist ./shell/dist
COPY shell/server/assets ./shell/server/assets
USER node

# docker build --target release --build-arg PACKAGE=mfe-jobs
FROM runtime AS release
COPY --from=release-dependencies /app/node_modules ./node_modules
COPY shared-contracts/package.json ./shared-contracts/
COPY registry/package.json ./registry/
COPY --from=sources /app/shared-contracts/dist ./shared-contracts/dist
COPY --from=sources /app/registry/dist ./registry/dist
COPY --from=version /app/dist /release
USER node
ENTRYPOINT ["node", "registry/dist/main.js"]
CMD ["deploy", "/release", "--by", "image"]
