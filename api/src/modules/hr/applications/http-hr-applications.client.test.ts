import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startLocalServer } from '../../../../test/local-server.ts';
import { HrReadError, HrRefusedError } from '../source/hr-source.port.ts';
import { HrClient } from '../source/hr.client.ts';
import type { HrApplication, HrStatus } from './hr-applications.port.ts';
import { HttpHrApplications } from './http-hr-applications.client.ts';

interface Received {
  call: string;
  headers: Record<string, unknown>;
  body: unknown;
}

const id = '7f6f1a0c-3f0f-4bb1-9a52-1d1c3a2b4c5d';

let server: Server;
let received: Received[];
let reply: (response: ServerResponse) => void;
let hr: HttpHrApplications;
beforeAll(async () => {
  server = createServer({ keepAliveTimeout: 0 }, (request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  hr = applications(60_000);
});
beforeEach(() => (received = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ownUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function applications(timeoutMs: number, url = ownUrl()): HttpHrApplications {
  return new HttpHrApplications(new HrClient({ url, token: 'secret', timeoutMs, bodyLimit: 10_000, maxWaitMs: 100 }));
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const call = `${request.method} ${request.url}`;
  received.push({ call, headers: request.headers, body: body === '' ? null : JSON.parse(body) });
  reply(response);
}

const answerWith = (status: number, body: unknown) => {
  reply = (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const application: HrApplication = {
  id,
  jobId: 'J-1',
  name: null,
  email: 'ines@example.com',
  resume: { fileName: 'cv.pdf', content: Buffer.from('%PDF-') },
  answers: [{ questionId: 'Q-1', answer: 'Sim' }],
  submittedAt: new Date('2026-11-21T10:00:00Z'),
};

it('submits an application with its id as the idempotency key', async () => {
  answerWith(201, { id: 'A-1', status: 'pending' });
  expect(await hr.submit(application)).toBe('A-1');
  const [call] = received;
  expect(call).toMatchObject({
    call: 'POST /v1/applications',
    headers: { 'idempotency-key': id, authorization: 'Bearer secret' },
    body: {
      job_id: 'J-1',
      application_id: id,
      applicant: { name: null, email: 'ines@example.com' },
      resume: { filename: 'cv.pdf', content_type: 'application/pdf', content_base64: 'JVBERi0=' },
      answers: [{ question_id: 'Q-1', answer: 'Sim' }],
      submitted_at: '2026-11-21T10:00:00.000Z',
    },
  });
});

it('omits missing answers and names', async () => {
  answerWith(200, { id: 'A-1', status: 'pending' });
  await hr.submit({ ...application, email: null });
  expect(received[0]?.body).toMatchObject({ applicant: null });
});

it('sends answers and then the withdrawal', async () => {
  answerWith(200, { id: 'A/1', status: 'pending' });
  await hr.answer('A/1', application.answers);
  await hr.withdraw('A/1', new Date('2026-11-22T10:00:00Z'));
  expect(received.map(({ call, body }) => [call, body])).toEqual([
    ['PUT /v1/applications/A%2F1/answers', { answers: [{ question_id: 'Q-1', answer: 'Sim' }] }],
    ['PUT /v1/applications/A%2F1/withdrawal', { withdrawn_at: '2026-11-22T10:00:00.000Z' }],
  ]);
});

it.each([400, 404, 409, 410, 413, 422])('treats status %d as a permanent refusal', async (status) => {
  answerWith(status, { error: 'gone', message: '' });
  await expect(hr.submit(application)).rejects.toThrow(HrRefusedError);
});

it.each([401, 403, 429, 500, 503])('treats status %d as a temporary failure', async (status) => {
  answerWith(status, { error: 'down', message: '' });
  await expect(hr.submit(application)).rejects.toThrow(HrReadError);
});

it.each([
  ['a closed connection', (response: ServerResponse) => void response.destroy()],
  ['a response that is not JSON', (response: ServerResponse) => void response.end('<html>')],
  ['a response without an id', (response: ServerResponse) => void response.end('{"status":"pending"}')],
])('treats %s as a temporary failure', async (_, fail) => {
  reply = fail;
  await expect(hr.submit(application)).rejects.toThrow(HrReadError);
});

it('treats a timeout as a temporary failure', async () => {
  // A separate server, because the request may arrive during the next test.
  const unresponsive = await startLocalServer(() => {});
  await expect(applications(30, unresponsive.origin).submit(application)).rejects.toThrow(HrReadError);
  await unresponsive.close();
});

it('reads application statuses and skips invalid entries', async () => {
  const since = new Date('2026-11-20T10:00:00Z');
  const good = { id: 'A-1', application_id: id, status: 'reviewed', updated_at: '2026-11-21T10:00:00Z' };
  const bad = [
    null,
    7,
    {},
    { ...good, application_id: '12' },
    { ...good, status: 4 },
    { ...good, updated_at: 'ontem' },
  ];
  answerWith(200, { snapshot: 'a-1', total: 7, data: [...bad, good], next: null });
  const found: HrStatus[] = [];
  for await (const status of hr.statusesSince(since)) found.push(status);
  expect(found).toEqual([{ applicationId: id, status: 'reviewing', updatedAt: new Date(good.updated_at) }]);
  expect(received[0]?.call).toBe('GET /v1/applications?limit=1000&updatedSince=2026-11-20T10%3A00%3A00.000Z');
});
