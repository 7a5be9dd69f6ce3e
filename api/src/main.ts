import { Registry } from 'prom-client';
import { Draining, listenBacklog, serveMetrics, startTracing, stopOnSignals } from 'server-kit';
import { AppModule } from './app.module.ts';
import { createApp } from './app.ts';
import { readConfig } from './config/config.module.ts';
import { BlogService } from './modules/blog/index.ts';

const config = readConfig(process.env, 'web');
const { host, port, metricsHost, metricsPort, drainSeconds } = config.server;
// Before the application is created, which gets hooks for traces only if they are recorded.
const tracing = await startTracing('api', config.tracing);
const app = await createApp(AppModule, config);
await serveMetrics(app.get(Registry), { host: metricsHost, port: metricsPort });
await app.listen({ port, host, backlog: listenBacklog });
const log = app.getHttpAdapter().getInstance().log;
// Not earlier: during the start, the default signal handling ends a process that hangs.
stopOnSignals({ draining: app.get(Draining), log, close: () => app.close().then(tracing.stop), drainSeconds });
tracing.logTo(log);
log.info({ ready: true, url: await app.getUrl() }, 'listening');
app.get(BlogService).begin();
