# One image for every service of ours; docker-compose.yml says which command each one runs.
FROM node:20-bookworm-slim
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build
USER node
