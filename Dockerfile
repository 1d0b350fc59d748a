# The built files and the libraries that they need, run by an account without rights.
# docker build .                        without the built-in voice
# docker build --build-arg VOICE=1 .    with it: 155 MB more, and a part under the GPL (docs/decisions/0017)
ARG NODE=20

FROM node:${NODE}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
ARG VOICE=0
RUN mkdir -p .cache/voice && if [ "$VOICE" = 1 ]; then npm run voice; fi
RUN npm prune --omit=dev --no-audit --no-fund && if [ "$VOICE" != 1 ]; then rm -rf node_modules/sherpa-onnx-*; fi

FROM node:${NODE}-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data VOICE_DIR=/app/.cache/voice
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE /app/THIRD-PARTY-NOTICES.md ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/.cache/voice .cache/voice
COPY --from=build /app/dist dist
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
