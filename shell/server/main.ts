import { listenBacklog } from 'shared-contracts/node';
import { buildServer } from './app.ts';
import { readConfig } from './config.ts';
import { Draining } from './operations/draining.ts';
import { serveMetrics } from './operations/metrics-server.ts';
import { SiteMetrics } from './operations/site-metrics.ts';
import { stopOnSignals } from './operations/stop-on-signals.ts';

const config = readConfig(process.env);
const { host, port, metricsHost, metricsPort, drainSeconds } = config;
const [metrics, draining] = [new SiteMetrics(), new Draining()];
const app = await buildServer(config, { metrics, draining });
await serveMetrics(metrics.registry, { host: metricsHost, port: metricsPort });
const url = await app.listen({ host, port, backlog: listenBacklog });
// Only now: until then the system's own handling ends a start that hangs.
stopOnSignals(app, draining, drainSeconds);
app.log.info({ ready: true, url }, 'listening');
