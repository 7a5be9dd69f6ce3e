import type { FastifyBaseLogger } from 'fastify';
import { SiteMetrics } from '../operations/site-metrics.ts';
import { readShellBuild } from '../registry/shell-manifest.ts';
import { compileProgram } from '../test/compile-program.ts';
import { buildRemote, buildSmallRemote, SiteFixture } from '../test/site-fixture.ts';
import { timingsFor } from '../timings.ts';
import { Site } from './site.ts';

let fixture: SiteFixture;
let site: Site;
const error = jest.fn();
const log = { error, info: () => {}, warn: () => {} } as unknown as FastifyBaseLogger;

beforeEach(async () => {
  error.mockClear();
  fixture = await SiteFixture.create();
  await fixture.register(buildSmallRemote('mfe-small', '/small'));
  const config = fixture.config('http://127.0.0.1:1');
  const shell = await readShellBuild(config.shellDir);
  // The registry is only checked when a test calls it.
  const timings = { ...timingsFor(1), registryCheck: 2_000_000 };
  site = new Site({ config, shell, timings, log, programFile: await compileProgram(), metrics: new SiteMetrics() });
  await site.start();
});
afterEach(async () => {
  site.close();
  await fixture.remove();
});

const live = () => site.current().remotes.map(({ id }) => id);

it('retains the last valid registry while the file is invalid, and logs the error once', async () => {
  await fixture.write('registry.json', '{ "contract": 1, "remo');
  await site.check();
  await fixture.write('registry.json', '{ "contract": 1, "remo');
  await site.check();
  expect(live()).toEqual(['mfe-small']);
  expect(error).toHaveBeenCalledTimes(1);
  await fixture.register(buildSmallRemote('mfe-other', '/other'));
  await site.check();
  expect(live()).toEqual(['mfe-other']);
});

it('logs why it rejects a remote', async () => {
  await fixture.register(buildRemote({ platform: '^2.0.0' }));
  await site.check();
  expect(live()).toEqual([]);
  const reason = 'it was written for platform ^2.0.0, the shell provides 1.2.0';
  expect(error).toHaveBeenCalledWith({ remote: 'mfe-jobs', reason }, 'remote refused');
});

it('does not read an unchanged file again', async () => {
  const before = site.current();
  await site.check();
  expect(site.current()).toBe(before);
});

it('refuses a remote that takes a page of the shell', async () => {
  await fixture.register(buildSmallRemote('mfe-home', '/home'), buildSmallRemote('mfe-small', '/small'));
  await site.check();
  expect(live()).toEqual(['mfe-small']);
  expect(site.current().findOwner('/home')?.owner).toMatchObject({ kind: 'shell' });
});
