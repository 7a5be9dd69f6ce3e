import { createWorker } from './app.ts';
import { readConfig } from './config/config.module.ts';

const config = readConfig(process.env, 'worker');
const worker = await createWorker(config);
const log = worker.getHttpAdapter().getInstance().log;
if (config.server.workerPort === null) {
  await worker.init();
  log.info({ ready: true }, 'working');
} else {
  await worker.listen(config.server.workerPort, config.server.host);
  log.info({ ready: true, url: await worker.getUrl() }, 'working');
}
