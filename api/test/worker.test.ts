import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../src/app.ts';
import { HrConfig } from '../src/config/hr.config.ts';
import { WorkerModule } from '../src/worker.module.ts';
import { testConfig } from './create-test-app.ts';
import { createTestDatabase } from './test-database.ts';

let brokenHrBackend: Server;
let requested: Promise<void>;
let worker: NestFastifyApplication;

beforeAll(async () => {
  requested = new Promise((resolve) => {
    brokenHrBackend = createServer((_request, answer) => {
      answer.writeHead(500).end();
      resolve();
    });
  });
  await new Promise<void>((resolve) => brokenHrBackend.listen(0, '127.0.0.1', resolve));
  const { port } = brokenHrBackend.address() as AddressInfo;
  const hr = new HrConfig(`http://127.0.0.1:${port}`, 'test-token', 300);
  worker = await createApp(WorkerModule, { ...testConfig(await createTestDatabase()), hr });
  await worker.init();
});
afterAll(async () => {
  await worker.close();
  brokenHrBackend.closeAllConnections();
  await new Promise((resolve) => brokenHrBackend.close(resolve));
});

it('reads from the HR backend on start, and returns its health while the reads fail', async () => {
  await requested;
  const answer = await worker.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ database: 'ok' });
});

it('serves no public routes', async () => {
  expect((await worker.inject('/api/proxy/jobs')).statusCode).toBe(404);
});
