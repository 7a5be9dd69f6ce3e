import { Registry } from 'prom-client';
import { Draining, serveMetrics, startTracing, stopOnSignals } from 'server-kit';
import { createApp } from './app.ts';
import { readConfig } from './config/config.module.ts';
import { WorkerModule } from './worker.module.ts';

const config = readConfig(process.env, 'worker');
const { host, workerPort, metricsHost, metricsPort } = config.server;
// Before the application is created, which gets hooks for traces only if they are recorded.
const tracing = await startTracing('worker', config.tracing);
const worker = await createApp(WorkerModule, config);
await serveMetrics(worker.get(Registry), { host: metricsHost, port: metricsPort });
const log = worker.getHttpAdapter().getInstance().log;
if (workerPort === null) {
  await worker.init();
  log.info({ ready: true }, 'working');
} else {
  await worker.listen(workerPort, host);
  log.info({ ready: true, url: await worker.getUrl() }, 'working');
}
// Not earlier: during the start, the default signal handling ends a process that hangs. No load balancer sends requests to a worker.
stopOnSignals({ draining: worker.get(Draining), log, close: () => worker.close().then(tracing.stop), drainSeconds: 0 });
tracing.logTo(log);
