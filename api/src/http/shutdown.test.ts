import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { Controller, Get } from '@nestjs/common';
import { Draining } from 'server-kit';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { Public } from './route.decorator.ts';

let releaseAnswer: () => void = () => {};
let onArrival: () => void = () => {};

@Controller('api/slow')
class SlowController {
  @Get()
  @Public()
  async slow(): Promise<string> {
    const answer = new Promise<void>((resolve) => (releaseAnswer = resolve));
    onArrival();
    await answer;
    return 'finished';
  }
}

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

async function request(
  url: string,
): Promise<{ status: number | undefined; connection: string | undefined; body: string }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).on('error', reject);
  });
  const chunks = await answer.setEncoding('utf8').toArray();
  return { status: answer.statusCode, connection: answer.headers.connection, body: chunks.join('') };
}

async function listen(): Promise<{ api: TestApp; url: string }> {
  const api = await createTestApp({ controllers: [SlowController], server: { answerGraceMs: 60_000 } });
  await api.app.listen(0, '127.0.0.1');
  return { api, url: await api.app.getUrl() };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

it('completes a request in flight, and idle connections do not delay the exit', async () => {
  const { api, url } = await listen();
  await request(`${url}/api/cities`);
  const arrived = new Promise<void>((resolve) => (onArrival = resolve));
  const slow = request(`${url}/api/slow`);
  await arrived;
  const closed = api.close();
  await until(() => !api.app.getHttpServer().listening);
  releaseAnswer();
  expect(await slow).toEqual({ status: 200, connection: 'close', body: 'finished' });
  await closed;
  await expect(request(`${url}/api/cities`)).rejects.toThrow('ECONNREFUSED');
});

it('responds while draining, and closes each connection after its response', async () => {
  const { api, url } = await listen();
  expect(await request(`${url}/api/cities`)).toMatchObject({ status: 200, connection: 'keep-alive' });
  api.app.get(Draining).begin();
  expect(await request(`${url}/api/cities`)).toMatchObject({ status: 200, connection: 'close' });
  expect(await request(`${url}/api/cities`)).toMatchObject({ status: 200, connection: 'close' });
  expect(await request(`${url}/api/health`)).toMatchObject({ status: 503, connection: 'close' });
  await api.close();
});

it('responds to requests on connections that were accepted before the server closed', async () => {
  const { api, url } = await listen();
  const early = connect(Number(new URL(url).port), '127.0.0.1');
  await once(early, 'connect');
  const arrived = new Promise<void>((resolve) => (onArrival = resolve));
  const slow = request(`${url}/api/slow`);
  await arrived;
  const closed = api.close();
  await until(() => !api.app.getHttpServer().listening);
  early.write('GET /api/cities HTTP/1.1\r\nhost: x\r\n\r\n');
  const answer = (await early.setEncoding('utf8').toArray()).join('');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close/i);
  releaseAnswer();
  await slow;
  await closed;
});
