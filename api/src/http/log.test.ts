import { Body, Controller, Get, Logger, Post } from '@nestjs/common';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { HttpProbeController } from '../../test/http-probe.controller.ts';
import { Public } from './route.decorator.ts';

const secrets = {
  mail: 'hush.person+x@mail.example.com',
  database: 'postgres://hush-user:hush-password@db.example.com/x',
  link: 'https://jobs.example.com/verify-email?lang=pt&token=hush-token',
  path: 'https://jobs.example.com/applications/hush-eyJpZCI6IjEyMzQ1Njc4OTAifQ',
};

@Controller('api/leaky')
class LeakyController {
  private readonly logger = new Logger('Leaky');

  @Get()
  @Public()
  fails(): never {
    throw Object.assign(new Error(`550 <${secrets.mail}> unknown, ${secrets.link}`), {
      detail: 'Key (email)=(hush) already exists',
      cause: new Error(`${secrets.database} ${secrets.path}`),
    });
  }

  @Post()
  @Public()
  async says(@Body() body: object): Promise<string> {
    await new Promise(setImmediate);
    this.logger.warn({ msg: `${secrets.mail} ${secrets.database}`, ...body });
    return 'said';
  }
}

const log: string[] = [];
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ controllers: [HttpProbeController, LeakyController], log, server: { logLevel: 'info' } });
});
beforeEach(() => {
  log.length = 0;
});
afterAll(() => api.close());

it('logs method, path, status, id and time of a request in one line', async () => {
  await api.inject({ url: '/api/cities', headers: { 'x-request-id': 'request-of-the-test' } });
  expect(log.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      reqId: 'request-of-the-test',
      req: { method: 'GET', path: '/api/cities', remoteAddress: '127.0.0.1' },
      res: { statusCode: 200 },
      ms: expect.any(Number),
    }),
  ]);
});

it('redacts secrets', async () => {
  await api.inject({
    method: 'POST',
    url: '/api/probe/echo?token=hush-query',
    headers: { authorization: 'Bearer hush-header', cookie: 'sid=hush-cookie' },
    payload: { password: 'hush-body' },
  });
  expect(log.length).toBeGreaterThan(0);
  expect(log.join('')).not.toContain('hush');
});

it('logs the message of an internal error', async () => {
  await api.inject('/api/probe/bug');
  expect(log.join('')).toContain('secret detail of a bug');
});

it('redacts secrets in messages of libraries', async () => {
  await api.inject('/api/leaky');
  const payload = { token: 'hush-field', user: { password: 'hush-inside' } };
  await api.inject({ method: 'POST', url: '/api/leaky', payload });
  const written = log.join('');
  expect(written).toContain('550 <[redacted]> unknown');
  expect(written).toContain('postgres://[redacted]@db.example.com');
  expect(written).not.toContain('hush');
});

it('adds the request id to log entries of services', async () => {
  const headers = { 'x-request-id': 'request-with-body' };
  await api.inject({ method: 'POST', url: '/api/leaky', payload: { some: 'body' }, headers });
  const line = log.map((text) => JSON.parse(text) as object).find((entry) => 'context' in entry);
  expect(line).toMatchObject({ context: 'Leaky', reqId: 'request-with-body' });
});
