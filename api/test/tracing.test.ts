import { inStoredTrace, startTracing, type TracingConfig } from 'server-kit';
import { pathTo, startTraceReceiver } from '../../tools/metrics/trace-receiver.mjs';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { createTestWorker, type TestWorker } from './create-test-worker.ts';
import { eventually } from './eventually.ts';
import { newSender, sendForm } from './public-form.ts';
import { createTestDatabase } from './test-database.ts';

const message = {
  name: 'Inês Prata',
  email: 'ines.prata@example.com',
  phone: '912345678',
  subject: 'support',
  message: 'Não consigo enviar o meu currículo.',
};

type Receiver = Awaited<ReturnType<typeof startTraceReceiver>>;

let receiver: Receiver;
let api: TestApp;
let worker: TestWorker;
let tracing: Awaited<ReturnType<typeof startTracing>>;
const log: string[] = [];

async function record(changes: Partial<TracingConfig> = {}): Promise<void> {
  const secret = 'the preview secret of these tests';
  tracing = await startTracing('api', {
    url: receiver.url,
    headers: {},
    resource: {},
    sampling: 1,
    secret,
    ...changes,
  });
}

/** The application is created while traces are recorded, as by `main.ts`. */
beforeAll(async () => {
  receiver = await startTraceReceiver();
  await record();
  const databaseUrl = await createTestDatabase();
  api = await createTestApp({ databaseUrl, log, server: { logLevel: 'info' } });
  worker = await createTestWorker(databaseUrl);
  await worker.work();
  await tracing.stop();
});
beforeEach(() => {
  receiver.spans.length = 0;
  receiver.bodies.length = 0;
  log.length = 0;
});
afterEach(() => tracing.stop());
afterAll(async () => {
  await worker.close();
  await api.close();
  await receiver.stop();
});

/** Records this number of spans, each in a trace of its own. */
async function work(spans: number): Promise<void> {
  for (let count = 1; count <= spans; count += 1) {
    const id = count.toString(16).padStart(32, '0');
    await inStoredTrace(`00-${id}-00f067aa0ba902b7-01`, 'work', {}, () => Promise.resolve());
    if (count % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
}

const ask = (traceparent: string, url = '/api/proxy/companies') => api.inject({ url, headers: { traceparent } });

it('records one trace from a request to the handover of its mail', async () => {
  await record();
  worker.reset();
  expect((await sendForm(api, '/api/contact?from=hush', message)).status).toBe(200);
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  await eventually(async () => {
    const open = await api.database.query<object[]>(
      `select from pgboss.job where state < 'completed' and name = 'send-mail'`,
    );
    expect(open).toEqual([]);
  });
  await tracing.stop();
  const { spans } = receiver;
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
  expect(
    pathTo(
      spans,
      spans.find(({ name }) => name === 'hand over mail')!,
    ),
  ).toEqual(['api: hand over mail', 'api: run send-mail', 'api: add send-mail', 'api: POST /api/contact']);
  const insert = spans.find(({ name }) => name === 'INSERT contact_messages')!;
  expect(pathTo(spans, insert)).toEqual(['api: INSERT contact_messages', 'api: POST /api/contact']);
  expect(spans.find(({ name }) => name === 'POST /api/contact')!.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/contact',
    'http.response.status_code': 200,
  });
});

it('records no personal data, address, query or value of a statement', async () => {
  await record();
  worker.reset();
  await sendForm(api, '/api/contact?from=hush', message, { headers: { cookie: 'sid=hush-cookie' } });
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  await ask('', '/api/proxy/jobs/987654?keyword=hush');
  await ask('', '/api/applications/hush-token-hush-token-hush-token-hush-tok');
  await tracing.stop();
  const sent = receiver.bodies.join('\n');
  expect(sent).toContain('GET /api/proxy/jobs/:id');
  for (const text of [...Object.values(message), 'Inês', 'example.com', 'hush', '987654', 'support', '$1']) {
    expect({ text, isSent: sent.includes(text) }).toEqual({ text, isSent: false });
  }
});

it('writes the id of the trace beside the id of the request into log lines', async () => {
  await record();
  await ask('');
  await tracing.stop();
  const lines = log.map((line) => JSON.parse(line) as { msg: string; reqId?: string; trace_id?: string });
  const line = lines.find(({ msg }) => msg === 'request');
  expect(line).toMatchObject({ reqId: expect.any(String), trace_id: receiver.spans[0]!.traceId });
});

it('exports nothing at a sampling of 0, and writes no id', async () => {
  await record({ sampling: 0 });
  await sendForm(api, '/api/contact', message);
  await tracing.stop();
  expect(receiver.bodies).toEqual([]);
  expect(log.join('')).not.toContain('trace_id');
});

describe('a traceparent header', () => {
  const recordedId = async () => {
    await record();
    await ask('');
    await tracing.stop();
    return receiver.spans.splice(0)[0]!.traceId;
  };
  const idsAfter = async (traceparent: string, changes: Partial<TracingConfig>) => {
    await record(changes);
    await ask(traceparent);
    await tracing.stop();
    return receiver.spans.map(({ traceId }) => traceId);
  };

  it('of the site continues its trace, recorded or not', async () => {
    const id = await recordedId();
    expect(new Set(await idsAfter(`00-${id}-00f067aa0ba902b7-01`, { sampling: 0 }))).toEqual(new Set([id]));
    receiver.spans.length = 0;
    expect(await idsAfter(`00-${id}-00f067aa0ba902b7-00`, { sampling: 1 })).toEqual([]);
  });

  it.each([
    ['a client', () => '4bf92f3577b34da6a3ce929d0e0e4736'],
    ['a client that changes an id of the site', (id: string) => id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
  ])('of %s neither records a request nor prevents it', async (_, idFrom) => {
    const id = idFrom(await recordedId());
    expect(await idsAfter(`00-${id}-00f067aa0ba902b7-01`, { sampling: 0 })).toEqual([]);
    const recorded = await idsAfter(`00-${id}-00f067aa0ba902b7-00`, { sampling: 1 });
    expect([recorded.length > 0, recorded.includes(id)]).toEqual([true, false]);
  });

  it('of the site is not trusted after an hour, or with another secret', async () => {
    const id = await recordedId();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000);
    const late = await idsAfter(`00-${id}-00f067aa0ba902b7-01`, { sampling: 0 });
    now.mockRestore();
    expect(late).toEqual([]);
    expect(await idsAfter(`00-${id}-00f067aa0ba902b7-01`, { sampling: 0, secret: null })).toEqual([]);
  });

  it('is followed for 200 requests of a process', async () => {
    const id = await recordedId();
    await record({ sampling: 0 });
    for (let count = 0; count < 220; count += 1) await ask(`00-${id}-00f067aa0ba902b7-01`, '/api/nothing');
    await tracing.stop();
    expect(receiver.spans.filter(({ name }) => name.startsWith('GET'))).toHaveLength(200);
  });
});

describe('a receiver that hangs', () => {
  it('delays no request, and a limited number of spans waits for it', async () => {
    receiver.behavior.hangs = true;
    await record();
    const began = performance.now();
    await work(20_000);
    expect((await api.inject({ url: '/api/proxy/companies', remoteAddress: newSender() })).statusCode).toBe(200);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(receiver.bodies).toHaveLength(1);
    receiver.release();
    await tracing.stop();
    expect(receiver.spans.length).toBeLessThanOrEqual(2048);
  });

  it('does not prevent a stop', async () => {
    receiver.behavior.hangs = true;
    await record();
    await ask('');
    const began = performance.now();
    await tracing.stop();
    receiver.release();
    expect(performance.now() - began).toBeLessThan(4000);
  });
});

it('reports once a minute that a receiver refuses spans', async () => {
  receiver.behavior.status = 400;
  await record();
  const warn = jest.fn();
  tracing.logTo({ warn });
  await work(1024);
  await eventually(() => expect(receiver.bodies.length).toBeGreaterThan(1));
  await tracing.stop();
  receiver.behavior.status = 200;
  expect(warn.mock.calls).toEqual([['Traces cannot be exported; spans are dropped']]);
});
