import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestApp, type TestApp } from '../create-test-app.ts';

type Document = Record<string, unknown> & { paths: Record<string, unknown> };

let api: TestApp;
let folder: string;
beforeAll(async () => {
  // Redocly refuses a document whose server is localhost.
  api = await createTestApp({ server: { publicUrl: 'https://trampolim.pt' } });
  folder = await mkdtemp(join(tmpdir(), 'openapi-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

/** Lints in a separate process: the linters are ES modules with dependencies that Jest would have to compile. */
async function problemsOf(document: unknown): Promise<string[]> {
  const file = join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const script = join(import.meta.dirname, 'lint-document.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script, file], { maxBuffer: 64 * 2 ** 20 });
  return JSON.parse(stdout) as string[];
}

it('the document passes the recommended rules of Redocly and Spectral without errors and warnings', async () => {
  const document = (await api.inject('/api/docs-json')).json<Document>();
  expect(await problemsOf(document)).toEqual([]);
  const { '/api/health': health } = document.paths;
  const broken = await problemsOf({
    ...document,
    paths: { '/api/health': health },
    security: [{ unknown: [] }],
    tags: undefined,
  });
  expect(broken.join('\n')).toMatch(/redocly security-defined/);
  expect(broken.join('\n')).toMatch(/spectral operation-tag-defined/);
});
