import { Draining, listenBacklog, serveMetrics, startTracing, stopOnSignals } from 'server-kit';
import { buildServer } from './app.ts';
import { readConfig } from './config.ts';
import { SiteMetrics } from './operations/site-metrics.ts';

const config = readConfig(process.env);
// Before the server is created, which gets hooks for traces only if they are recorded.
const tracing = await startTracing('site', config.tracing);
const { host, port, metricsHost, metricsPort, drainSeconds } = config;
const [metrics, draining] = [new SiteMetrics(), new Draining()];
// Before the server, which waits for the first deploy of a shell: the process is alive.
await serveMetrics(metrics.registry, { host: metricsHost, port: metricsPort });
const app = await buildServer(config, { metrics, draining });
tracing.logTo(app.log);
const url = await app.listen({ host, port, backlog: listenBacklog });
// Registered last: before, the default signal handling terminates a start that hangs.
stopOnSignals({ draining, log: app.log, close: () => app.close().then(tracing.stop), drainSeconds });
app.log.info({ ready: true, url }, 'listening');
