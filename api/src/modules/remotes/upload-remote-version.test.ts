import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Deployments, readPreview } from 'registry';
import { archiveOf, buildRoute } from 'registry/testing';
import type { ErrorAnswer, UploadedVersion } from 'shared-contracts';
import { RegistryConfig } from '../../config/registry.config.ts';
import { saveSignedIn } from '../../../test/factories/index.ts';
import { bearer, evidence, one, refusalIn, RemotesApi, two, type Credentials } from './testing/remotes-api.ts';

let tests: RemotesApi;
let credentials: Credentials;
beforeAll(async () => {
  tests = await RemotesApi.start();
  ({ credentials } = await tests.token('mfe-a'));
});
beforeEach(() => tests.reset());
afterAll(() => tests.close());

const versions = (id = 'mfe-a') => readdirSync(path.join(tests.site.dist, 'remotes', id)).toSorted();

it('adds a version once, and visitors get what they got before', async () => {
  const files = tests.site.filesOf('mfe-a', two);
  const before = tests.site.registry;
  const first = await tests.upload(files, credentials);
  expect(first.statusCode).toBe(200);
  expect(first.json<UploadedVersion>()).toEqual({
    version: two,
    isNew: true,
    checks: expect.arrayContaining(['2 scripts match their hashes']) as string[],
    previewUrl: null,
  });
  expect((await tests.upload(files)).json<UploadedVersion>().isNew).toBe(false);
  expect(tests.site.registry).toEqual(before);
  expect(versions()).toEqual([one, two]);
  expect(refusalIn(await tests.upload({ ...files, 'a.txt': 'x' }))).toEqual([409, 'version_exists']);
  expect((await tests.flip({ action: 'use', version: two }, credentials)).statusCode).toBe(200);
});

it('adds a remote that is not in the registry, with a token that was created for it', async () => {
  const ofNew = await tests.token('mfe-new');
  const files = tests.site.filesOf('mfe-new', two);
  expect((await tests.upload(files, ofNew.credentials, 'mfe-new')).statusCode).toBe(200);
  expect((await tests.flip({ action: 'use', version: two }, ofNew.credentials, 'mfe-new')).statusCode).toBe(200);
  expect(tests.site.stable['mfe-new']).toBe(two);
});

it('answers a signed link to a preview for 14 days, if there is a secret', async () => {
  const secret = 'a secret of previews, 32 characters';
  const config = tests.api.app.get(RegistryConfig);
  jest.replaceProperty(config, 'previewSecret', secret);
  const { previewUrl } = (await tests.upload(tests.site.filesOf('mfe-a', two))).json<UploadedVersion>();
  jest.restoreAllMocks();
  const [site, token = ''] = previewUrl!.split('/preview/');
  expect(site).toBe('http://localhost:3000');
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  expect(readPreview(token, secret, days(13.9))).toMatchObject({ remote: 'mfe-a', version: two, pullRequest: 12 });
  expect(readPreview(token, secret, days(14.1))).toBe('expired');
});

it('refuses other callers; nothing is written', async () => {
  const { cookies } = await saveSignedIn(tests.api.database);
  const callers: [Credentials, [number, string]][] = [
    [{}, [401, 'unauthenticated']],
    [{ cookies }, [403, 'forbidden']],
    [bearer('trampolim_deploy_unknown'), [401, 'unauthenticated']],
    [(await tests.token('mfe-b')).credentials, [403, 'forbidden']],
  ];
  const files = tests.site.filesOf('mfe-a', two);
  for (const [caller, refusal] of callers) expect(refusalIn(await tests.upload(files, caller))).toEqual(refusal);
  expect(versions()).toEqual([one]);
});

it('refuses versions that violate rules, and names all of them', async () => {
  const files = tests.site.filesOf('mfe-a', two, { platform: '^9.0', routes: [buildRoute('/mfe-b/:x')] });
  const answer = await tests.upload(files);
  expect(refusalIn(answer)).toEqual([422, 'version_refused']);
  expect(answer.json<ErrorAnswer>().problems).toEqual([
    expect.stringMatching(/^TP-701 it was written for platform \^9\.0/) as string,
    expect.stringMatching(/^TP-702 .* claim the same addresses/) as string,
  ]);
  const changed = await tests.upload({ ...tests.site.filesOf('mfe-a', two), 'app.js': 'changed' });
  expect(changed.json<ErrorAnswer>().problems).toEqual(['TP-703 app.js differs from the built file']);
  expect(versions()).toEqual([one]);
});

it('refuses a version that was taken back', async () => {
  const deployments = new Deployments(tests.site.dist);
  const files = tests.site.filesOf('mfe-a', two);
  await tests.upload(files);
  await tests.flip({ action: 'canary', version: two, percent: 10 });
  const canary = tests.site.registry.remotes[0]!.canary!;
  await deployments.flips.takeBack('mfe-a', canary, evidence, { by: 'platform', why: 'Errors' });
  const answer = await tests.upload(files, credentials);
  expect(refusalIn(answer)).toEqual([422, 'version_failed']);
  expect(answer.json<ErrorAnswer>().current).toMatchObject({ version: two, evidence });
});

/** Its files are not too large. */
const largeArchive = () => archiveOf(Object.fromEntries(['a', 'b', 'c'].map((name) => [name, randomBytes(4_500_000)])));

it.each<[string, () => Promise<Buffer> | Buffer, [number, string]]>([
  ['a path out of the folder', () => archiveOf({ '../../evil.js': 'x' }), [400, 'upload_malformed']],
  [
    'a symbolic link',
    () => archiveOf({ remotes: { type: 'symlink', linkname: '/tmp' }, 'remotes/evil.js': 'x' }),
    [400, 'upload_malformed'],
  ],
  ['a gzip bomb', () => gzipSync(Buffer.alloc(100_000_000)), [413, 'payload_too_large']],
  ['more than the largest request', largeArchive, [413, 'payload_too_large']],
  ['no gzip', () => randomBytes(5000), [400, 'upload_malformed']],
  ['nothing', () => Buffer.alloc(0), [400, 'upload_malformed']],
])('refuses %s, and leaves no file', async (_, archive, refusal) => {
  expect(refusalIn(await tests.upload(await archive()))).toEqual(refusal);
  expect(versions()).toEqual([one]);
  expect(readdirSync(path.join(tests.site.dist, '.uploads'))).toEqual([]);
  expect(existsSync(path.join(tests.site.dist, 'evil.js'))).toBe(false);
});

it('accepts the content type for uploads only', async () => {
  const url = '/api/remotes/mfe-a/versions';
  const { cookies } = tests.admin;
  const json = await tests.api.inject({ method: 'POST', url, payload: { a: 1 }, cookies: cookies! });
  expect(refusalIn(json)).toEqual([415, 'unsupported_media_type']);
  const headers = { 'content-type': 'application/gzip' };
  const contact = await tests.api.inject({ method: 'POST', url: '/api/contact', payload: gzipSync('{}'), headers });
  expect(refusalIn(contact)).toEqual([415, 'unsupported_media_type']);
});

it('deletes uploads that a process has left', async () => {
  const left = path.join(tests.site.dist, '.uploads', 'left');
  mkdirSync(left, { recursive: true });
  utimesSync(left, new Date(0), new Date(0));
  await tests.upload(tests.site.filesOf('mfe-a', two));
  expect(existsSync(left)).toBe(false);
});

it('answers a client that still sends', async () => {
  await tests.api.app.listen(0, '127.0.0.1');
  const { port } = tests.api.app.getHttpServer().address() as AddressInfo;
  const headers = { 'content-type': 'application/gzip', ...credentials.headers };
  const archive = await largeArchive();
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const request = send({ port, method: 'POST', path: '/api/remotes/mfe-a/versions', headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    });
    request.once('error', reject);
    request.end(archive);
  });
  expect(status).toBe(413);
});
