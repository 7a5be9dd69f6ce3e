import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import {
  buildEncryptedPdf,
  buildPdf,
  deflated,
  onePage,
  pdfOf,
  withBrokenXref,
  type PdfObject,
  type PdfOptions,
} from '../../../test/factories/index.ts';
import { FakeDecoderFailures } from '../../decoding/testing/fake-decoder-failures.ts';
import { ResumeInspector } from './resume-inspector.service.ts';

const failures = new FakeDecoderFailures();
const inspector = new ResumeInspector(failures);
let folder: string;
beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = await mkdtemp(join(tmpdir(), 'inspector-'));
});
afterAll(async () => {
  inspector.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

let written = 0;
async function inspect(pdf: Buffer) {
  const path = join(folder, `${written++}.pdf`);
  await writeFile(path, pdf);
  return inspector.inspect({ path, sha256: createHash('sha256').update(pdf).digest(), client: null });
}

const megabytes = (count: number, of: string) => Buffer.alloc(count * 1024 * 1024, of);
const catalogue = (entries: string): PdfObject[] => [`<< /Type /Catalog /Pages 2 0 R >>`, entries];

describe('accepts', () => {
  it.each<[string, PdfOptions, object]>([
    ['a plain resume', {}, { pages: 1, hasText: true }],
    ['twelve pages', { pages: 12 }, { pages: 12, hasText: true }],
    ['a scan', { imageOnly: true }, { pages: 1, hasText: false }],
    ['a blank page', { text: '  ' }, { pages: 1, hasText: false }],
    ['links', { link: 'https://example.com/ana' }, { pages: 1, hasText: true }],
    ['compressed objects and cross references', { objectStreams: true }, { pages: 1, hasText: true }],
    ['5 MB', { padToBytes: 5 * 1024 * 1024 }, { pages: 1, hasText: true }],
  ])('%s', async (_what, options, facts) => {
    await expect(inspect(await buildPdf(options))).resolves.toEqual(facts);
  });

  it.each<[string, (pdf: Buffer) => Buffer]>([
    ['bytes before the signature', (pdf) => Buffer.concat([Buffer.alloc(700, 'From: a mail program\n'), pdf])],
    ['invalid cross references', withBrokenXref],
    ['a truncated trailer', (pdf) => pdf.subarray(0, -16)],
  ])('%s', async (_what, change) => {
    const pdf = await buildPdf({ pages: 3 });
    await expect(inspect(change(pdf))).resolves.toEqual({ pages: 3, hasText: true });
  });

  it('a file with an owner password only', async () => {
    await expect(inspect(buildEncryptedPdf({ ownerOnly: true }))).resolves.toEqual({ pages: 1, hasText: true });
  });
});

describe('rejects as resume_unreadable', () => {
  it.each<[string, Buffer]>([
    ['a signature only', Buffer.from('%PDF-1.7\n')],
    ['text after a signature', Buffer.from(`%PDF-1.7\n${'Ana Silva '.repeat(500)}`)],
    ['no pages', pdfOf(catalogue('<< /Type /Pages /Kids [] /Count 0 >>'))],
    ['cyclic page trees', pdfOf(catalogue('<< /Type /Pages /Kids [2 0 R] /Count 1 >>'))],
  ])('%s', async (_what, pdf) => {
    await expect(inspect(pdf)).rejects.toMatchObject({ status: 400, code: 'resume_unreadable' });
  });

  it('a truncated file', async () => {
    const truncated = (await buildPdf({ pages: 9 })).subarray(0, 400);
    await expect(inspect(truncated)).rejects.toMatchObject({ status: 400, code: 'resume_unreadable' });
  });
});

it('rejects a file with a password as resume_encrypted', async () => {
  const refusal = { status: 400, code: 'resume_encrypted', fields: { resume: 'resume_encrypted' } };
  await expect(inspect(buildEncryptedPdf())).rejects.toMatchObject(refusal);
});

it('rejects uploads while two are inspected and eighty are queued', async () => {
  const path = join(folder, 'cv.pdf');
  await writeFile(path, await buildPdf());
  const all = await Promise.allSettled(
    Array.from({ length: 83 }, () => inspector.inspect({ path, sha256: Buffer.alloc(32), client: null })),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(82);
  expect(all.at(-1)).toMatchObject({ reason: { status: 503, code: 'service_unavailable' } });
});

describe('decompression bombs', () => {
  it.each<[string, () => PdfObject]>([
    ['three nested compressions', () => deflated(megabytes(200, ' '), 3)],
    ['arrays that fill the heap', () => deflated(Buffer.concat([Buffer.from('['), megabytes(20, '[]')]), 2)],
  ])('rejects %s and accepts the next file', async (_what, content) => {
    const refusal = { status: 400, code: 'resume_unreadable' };
    await expect(inspect(pdfOf([...onePage, content()]))).rejects.toMatchObject(refusal);
    await expect(inspect(await buildPdf())).resolves.toEqual({ pages: 1, hasText: true });
  });
});
