import { Draining, listenBacklog, serveMetrics, stopOnSignals } from 'server-kit';
import { buildServer } from './app.ts';
import { readConfig } from './config.ts';
import { SiteMetrics } from './operations/site-metrics.ts';

const config = readConfig(process.env);
const { host, port, metricsHost, metricsPort, drainSeconds } = config;
const [metrics, draining] = [new SiteMetrics(), new Draining()];
const app = await buildServer(config, { metrics, draining });
await serveMetrics(metrics.registry, { host: metricsHost, port: metricsPort });
const url = await app.listen({ host, port, backlog: listenBacklog });
// Registered last: before, the default signal handling terminates a start that hangs.
stopOnSignals({ draining, log: app.log, close: () => app.close(), drainSeconds });
app.log.info({ ready: true, url }, 'listening');
