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
stopOnSignals(app, draining, drainSeconds);
await serveMetrics(metrics.registry, { host: metricsHost, port: metricsPort });
const url = await app.listen({ host, port });
app.log.info({ ready: true, url }, 'listening');
