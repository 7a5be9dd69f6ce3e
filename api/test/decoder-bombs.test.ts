import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { FakeDecoderFailures } from '../src/decoding/testing/fake-decoder-failures.ts';
import { FetchedPictures } from '../src/decoding/pictures/fetched-pictures.client.ts';
import { ResumeInspector } from '../src/modules/resumes/index.ts';
import * as bombs from './factories/bombs.ts';
import { buildPdf } from './factories/pdf.factory.ts';

const failures = new FakeDecoderFailures();
const pictures = new FetchedPictures({ name: 'logo', maxSide: 64 }, failures);
const inspector = new ResumeInspector(failures);

let folder: string;
beforeAll(async () => {
  Logger.overrideLogger(false);
  folder = await mkdtemp(join(tmpdir(), 'bombs-'));
});
beforeEach(() => failures.clear());
afterAll(async () => {
  pictures.end();
  inspector.onApplicationShutdown();
  await rm(folder, { recursive: true });
});

const fetched: string[] = [];
/** @returns null if the picture is rejected */
const prepare = (bytes: Buffer, url = 'https://blog.test/a.png') =>
  pictures.copy(url, {
    fetch: (from) => {
      fetched.push(from);
      return Promise.resolve(bytes);
    },
    store: (picture) => Promise.resolve(picture),
  });

const inspect = async (pdf: Buffer) => {
  const path = join(folder, 'resume.pdf');
  await writeFile(path, pdf);
  return inspector.inspect({ path, sha256: createHash('sha256').update(pdf).digest(), client: null });
};

it.each<[string, () => Buffer]>([
  ['PNG of 30,000 × 30,000 pixels', bombs.hugePng],
  ['SVG with a billion copies', bombs.usesSvg],
  ['SVG with thousands of nested groups', bombs.nestedSvg],
  ['SVG with large filters', bombs.filterSvg],
])('rejects a %s, and prepares the next picture', async (_, build) => {
  expect(await prepare(build())).toBeNull();
  expect(await prepare(bombs.blackPng(16), 'https://blog.test/next.png')).toMatchObject({ contentType: 'image/png' });
});

it('accepts an SVG of any size, because it is drawn at the size of its container', async () => {
  expect(await prepare(bombs.wideSvg())).toMatchObject({ contentType: 'image/svg+xml' });
});

it.each(['zTXt', 'iTXt', 'iCCP'] as const)('removes compressed metadata (%s) before a PNG is decoded', async (type) => {
  const picture = await prepare(bombs.metadataPng(type));
  expect(picture?.bytes.length).toBeLessThan(1_000);
  expect(await sharp(picture?.bytes).metadata()).toMatchObject({ width: 16, height: 16 });
});

it('scales a large picture down and removes its metadata', async () => {
  const photo = sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } });
  const jpeg = await photo
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toBuffer();
  const picture = await prepare(jpeg);
  expect(picture?.contentType).toBe('image/jpeg');
  const { width, height, exif } = await sharp(picture?.bytes).metadata();
  expect([width, height, exif]).toEqual([64, 32, undefined]);
});

it('does not fetch or decode an input again that ended the decoder', async () => {
  await prepare(bombs.filterSvg(), 'https://blog.test/bomb.svg');
  expect(failures.recorded).toMatchObject([{ decoder: 'logo', url: 'https://blog.test/bomb.svg' }]);
  fetched.length = 0;
  await prepare(bombs.filterSvg(), 'https://blog.test/bomb.svg');
  expect(fetched).toEqual([]);
  await prepare(bombs.filterSvg(), 'https://blog.test/copy.svg');
  expect(failures.recorded).toHaveLength(1);
});

it('rejects a PDF that decompresses to gigabytes, and inspects the next', async () => {
  await expect(inspect(bombs.flatePdf())).rejects.toMatchObject({ code: 'resume_unreadable' });
  await expect(inspect(await buildPdf())).resolves.toMatchObject({ pages: 1 });
});

it('inspects a PDF whose page tree has thousands of levels', async () => {
  await expect(inspect(bombs.deepPdf(10_000))).resolves.toMatchObject({ pages: 1 });
});
