import { Registry } from 'prom-client';
import { createWorker } from './app.ts';
import { readConfig } from './config/config.module.ts';
import { serveMetrics } from './operations/metrics-server.ts';
import { stopOnSignals } from './operations/stop-on-signals.ts';

const config = readConfig(process.env, 'worker');
const { host, workerPort, metricsHost, metricsPort } = config.server;
const worker = await createWorker(config);
// Nobody is led to a worker: it has no door to keep open.
stopOnSignals(worker, 0);
await serveMetrics(worker.get(Registry), { host: metricsHost, port: metricsPort });
const log = worker.getHttpAdapter().getInstance().log;
if (workerPort === null) {
  await worker.init();
  log.info({ ready: true }, 'working');
} else {
  await worker.listen(workerPort, host);
  log.info({ ready: true, url: await worker.getUrl() }, 'working');
}
