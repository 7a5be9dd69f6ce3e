import { Registry } from 'prom-client';
import { listenBacklog } from 'shared-contracts/node';
import { createApp } from './app.ts';
import { readConfig } from './config/config.module.ts';
import { BlogService } from './modules/blog/index.ts';
import { serveMetrics } from './operations/metrics-server.ts';
import { stopOnSignals } from './operations/stop-on-signals.ts';

const config = readConfig(process.env, 'web');
const { host, port, metricsHost, metricsPort, drainSeconds } = config.server;
const app = await createApp(config);
await serveMetrics(app.get(Registry), { host: metricsHost, port: metricsPort });
await app.listen({ port, host, backlog: listenBacklog });
// Only now: until then nothing is in hand, and the system's own handling ends a start that hangs.
stopOnSignals(app, drainSeconds);
const log = app.getHttpAdapter().getInstance().log;
log.info({ ready: true, url: await app.getUrl() }, 'listening');
app.get(BlogService).begin();
