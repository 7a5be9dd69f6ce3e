import { buildServer } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig(process.env);
const app = await buildServer(config);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    app.log.info({ signal }, 'stopping');
    void app.close();
  });
}

const url = await app.listen({ host: config.host, port: config.port });
app.log.info({ ready: true, url }, 'listening');
