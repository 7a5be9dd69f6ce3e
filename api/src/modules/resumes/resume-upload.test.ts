import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { limits } from 'shared-contracts';
import { createTestApp, testFilesDir, type TestApp } from '../../../test/create-test-app.ts';
import { buildEncryptedPdf, buildPdf, deflated, onePage, pdfOf } from '../../../test/factories/index.ts';
import { buildForm, formType, type FormPart } from '../../../test/multipart.ts';
import { ResumeProbeController } from '../../../test/resume-probe.controller.ts';
import { ResumesModule } from './resumes.module.ts';

const incoming = join(testFilesDir, 'incoming');
const url = '/api/probe/resumes';

let pdf: Buffer;
let tooLarge: Buffer;
let api: TestApp;
beforeAll(async () => {
  pdf = await buildPdf({ pages: 2 });
  tooLarge = await buildPdf({ padToBytes: limits.resumeBytes + 1 });
  await rm(testFilesDir, { recursive: true, force: true });
  api = await createTestApp({ controllers: [ResumeProbeController], imports: [ResumesModule] });
});
afterEach(async () => {
  const left = existsSync(incoming) ? await readdir(incoming) : [];
  if (left.length > 0) throw new Error(`${left.length} files are left in the incoming folder`);
});
afterAll(async () => {
  await rm(testFilesDir, { recursive: true, force: true });
  await api.close();
});

const resume = (content: Buffer | string = pdf, filename = 'cv.pdf'): FormPart => ({
  name: 'resume',
  filename,
  type: 'application/pdf',
  content,
});
const field = (name: string, content: string): FormPart => ({ name, content });
const send = (payload: Buffer | string, type = formType, to = url) =>
  api.inject({ method: 'POST', url: to, payload, headers: { 'content-type': type } });
const upload = (...parts: FormPart[]) => send(buildForm(parts));

describe('a resume', () => {
  it('is passed to the handler with its metadata and deleted afterwards', async () => {
    const answer = await upload(resume());
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(answer.json().resume).toEqual({ name: 'cv.pdf', size: pdf.length, sha256, pages: 2, hasText: true });
    expect(existsSync(ResumeProbeController.last?.path ?? '')).toBe(false);
  });

  it('can precede and follow text fields', async () => {
    const { statusCode, json } = await upload(
      field('name', 'Ana Conceição'),
      resume(),
      field('email', 'ana@example.com'),
    );
    expect(statusCode).toBe(201);
    expect(json().fields).toEqual({ name: 'Ana Conceição', email: 'ana@example.com' });
  });

  it('may have exactly 5 MB', async () => {
    const answer = await upload(resume(await buildPdf({ padToBytes: limits.resumeBytes })));
    expect(answer.json().resume).toMatchObject({ size: limits.resumeBytes, pages: 1 });
  });

  it.each([
    ['Currículo da Conceição.pdf', 'Currículo da Conceição.pdf'],
    ['Ana 🚀.pdf', 'Ana 🚀.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\cv\\ana.pdf', 'ana.pdf'],
    ['NUL\0.pdf', 'NUL.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.exe.pdf'],
  ])('named %j is stored as %j', async (filename, name) => {
    expect((await upload(resume(pdf, filename))).json().resume).toMatchObject({ name });
  });

  it('is deleted if the handler throws', async () => {
    const answer = await send(buildForm([resume()]), formType, `${url}/failing`);
    expect(answer.json()).toMatchObject({ code: 'internal_error' });
  });
});

const bomb = () => pdfOf([...onePage, deflated(Buffer.alloc(200 * 1024 * 1024), 2)]);

describe('rejects', () => {
  it.each<[string, number, string, () => FormPart[]]>([
    ['text with the extension .pdf', 400, 'resume_not_pdf', () => [resume('Ana Silva, programadora. '.repeat(200))]],
    ['a signature beyond the first 1024 bytes', 400, 'resume_not_pdf', () => [resume(`${'x'.repeat(1020)}%PDF-1.7`)]],
    ['three bytes', 400, 'resume_not_pdf', () => [resume('%PD')]],
    ['an empty file', 400, 'resume_empty', () => [resume('')]],
    ['a file above 5 MB', 413, 'resume_too_large', () => [resume(tooLarge)]],
    ['an encrypted file', 400, 'resume_encrypted', () => [resume(buildEncryptedPdf())]],
    ['a damaged file', 400, 'resume_unreadable', () => [resume(pdf.subarray(0, 300))]],
    ['a decompression bomb', 400, 'resume_unreadable', () => [resume(bomb())]],
    ['another part name', 400, 'resume_missing', () => [{ ...resume(), name: 'cv' }]],
    ['no file', 400, 'resume_missing', () => [field('name', 'Ana')]],
    ['no parts', 400, 'resume_missing', () => []],
    ['an empty file input', 400, 'resume_missing', () => [resume('', '')]],
    ['a resume as a text field', 400, 'resume_missing', () => [field('resume', '%PDF-1.7')]],
    ['two resumes', 400, 'bad_request', () => [resume(), resume()]],
    ['a second file', 400, 'bad_request', () => [resume(), { ...resume(), name: 'photo' }]],
    ['a field named __proto__', 400, 'bad_request', () => [resume(), field('__proto__', 'x')]],
    ['a field with __proto__ in brackets', 400, 'bad_request', () => [resume(), field('a[__proto__]', 'x')]],
    ['a file field named __proto__', 400, 'bad_request', () => [{ ...resume(), name: '__proto__' }]],
    ['a field with NUL', 400, 'bad_request', () => [resume(), field('name', 'Ana\0')]],
    ['a repeated field', 400, 'bad_request', () => [resume(), field('name', 'a'), field('name', 'b')]],
    [
      'a field with the type JSON',
      400,
      'bad_request',
      () => [resume(), { ...field('name', '{}'), type: 'application/json' }],
    ],
    ['a field above 4 KB', 400, 'bad_request', () => [resume(), field('name', 'x'.repeat(4097))]],
    [
      'more than 20 fields',
      400,
      'bad_request',
      () => [resume(), ...Array.from({ length: 21 }, (_, i) => field(`f${i}`, ''))],
    ],
  ])('%s: %d %s', async (_what, status, code, parts) => {
    const answer = await upload(...parts());
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code, fields: { resume: code } }]);
    expect(answer.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  });

  const cutAfterFile = () => buildForm([resume(), field('name', 'Ana')]).subarray(0, -20);

  it.each<[string, string, () => Buffer | string]>([
    ['a form that is truncated within its file', formType, () => buildForm([resume()]).subarray(0, 500)],
    ['a form that is truncated after its file', formType, cutAfterFile],
    ['no boundary', 'multipart/form-data', () => buildForm([resume()])],
    ['another boundary', 'multipart/form-data; boundary=other', () => buildForm([resume()])],
    ['text that is not a form', formType, () => 'no form at all'],
  ])('%s: 400 bad_request', async (_what, type, payload) => {
    const answer = await send(payload(), type);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'bad_request' }]);
  });

  it.each(['text/plain', 'application/pdf', 'application/x-www-form-urlencoded', 'multipart/mixed; boundary=x'])(
    '%s: 415',
    async (type) => {
      const answer = await send('a=b', type);
      expect([answer.statusCode, answer.json()]).toMatchObject([415, { code: 'unsupported_media_type' }]);
    },
  );

  it('an empty body: 400 resume_missing', async () => {
    const answer = await api.inject({ method: 'POST', url });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'resume_missing' }]);
  });

  it('any malformed form, as a client error', async () => {
    const whole = buildForm([field('name', 'Ana'), resume('%PDF-1.7'), field('email', 'a@b.pt')]);
    const broken = fc.tuple(fc.nat(whole.length - 1), fc.nat(40), fc.uint8Array({ maxLength: 20 }));
    await fc.assert(
      fc.asyncProperty(broken, async ([at, cut, noise]) => {
        const payload = Buffer.concat([whole.subarray(0, at), noise, whole.subarray(at + cut)]);
        expect((await send(payload)).statusCode).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });
});

it('passes JSON through without a file', async () => {
  const answer = await send('{"resumeId":"1"}', 'application/json; charset=utf-8');
  expect(answer.json()).toEqual({ resume: null, fields: { resumeId: '1' } });
  expect(ResumeProbeController.last).toBeNull();
});
