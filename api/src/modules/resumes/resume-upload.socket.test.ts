import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createTestApp, testFilesDir, type TestApp } from '../../../test/create-test-app.ts';
import { buildPdf } from '../../../test/factories/pdf.factory.ts';
import { buildForm, formType } from '../../../test/multipart.ts';
import { ResumeProbeController } from '../../../test/resume-probe.controller.ts';
import { ResumesModule } from './resumes.module.ts';

const incoming = join(testFilesDir, 'incoming');

let api: TestApp;
let port: number;
beforeAll(async () => {
  await rm(testFilesDir, { recursive: true, force: true });
  api = await createTestApp({ controllers: [ResumeProbeController], imports: [ResumesModule] });
  await api.app.listen(0, '127.0.0.1');
  port = Number(new URL(await api.app.getUrl()).port);
});
afterAll(async () => {
  await rm(testFilesDir, { recursive: true, force: true });
  await api.close();
});

const arrived = async () => (existsSync(incoming) ? await readdir(incoming) : []);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function open(headers: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/probe/resumes HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${formType}\r\n${headers}\r\n\r\n`,
  );
  return socket;
}

/** Everything received until the server closes the connection. */
async function answerTo(headers: string): Promise<{ head: string; body: unknown }> {
  const socket = await open(headers);
  const chunks = await socket.setEncoding('utf8').toArray();
  const [head = '', body = ''] = chunks.join('').split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

describe('responds before the body is read, and closes the connection, for', () => {
  it('an upload that is too large', async () => {
    const { head, body } = await answerTo(`Content-Length: ${6 * 1024 * 1024}`);
    expect(head).toMatch(/^HTTP\/1\.1 413 [\s\S]{0,900}^connection: close\r?$/im);
    expect(body).toMatchObject({ code: 'resume_too_large', error: expect.any(String), message: expect.any(String) });
  });

  it('an upload without a length', async () => {
    const { head, body } = await answerTo('Transfer-Encoding: chunked');
    expect(head).toMatch(/^HTTP\/1\.1 411 [\s\S]{0,900}^connection: close\r?$/im);
    expect(body).toMatchObject({ code: 'length_required', error: expect.any(String), message: expect.any(String) });
  });
});

it.each([
  ['in the middle of the file', (length: number) => length / 2],
  ['right before the end', (length: number) => length - 10],
])('deletes the file of an upload if its client disconnects %s', async (_when, sent) => {
  const content = await buildPdf({ padToBytes: 2_000_000 });
  const form = buildForm([{ name: 'resume', filename: 'cv.pdf', content }]);
  const socket = await open(`Content-Length: ${form.length}`);
  socket.write(form.subarray(0, sent(form.length)));
  await until(async () => (await arrived()).length === 1);
  socket.destroy();
  await until(async () => (await arrived()).length === 0);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});

it('separates twenty concurrent uploads', async () => {
  const url = `http://127.0.0.1:${port}/api/probe/resumes`;
  const resumes = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const content = await buildPdf({ pages: index + 1, padToBytes: 1_000_000 + index });
      const body = buildForm([{ name: 'resume', filename: `cv-${index}.pdf`, content }]);
      const answer = await fetch(url, { method: 'POST', body, headers: { 'content-type': formType } });
      const { resume }: { resume?: object } = JSON.parse(await answer.text());
      return resume;
    }),
  );
  expect(resumes).toMatchObject(
    resumes.map((_, index) => ({ name: `cv-${index}.pdf`, size: 1_000_000 + index, pages: index + 1 })),
  );
  expect(await arrived()).toEqual([]);
});
