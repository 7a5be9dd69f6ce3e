# One image for our own services, and one for each remote that holds that remote alone; docker-compose.yml says who runs what.
FROM node:20-bookworm-slim AS app
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
USER node

# docker build --target remote --build-arg REMOTE=mfe-jobs
FROM app AS remote
ARG REMOTE
COPY --from=app /app/dist/remotes/${REMOTE} /srv/remotes/${REMOTE}
