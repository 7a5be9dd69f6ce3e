import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildServer } from '../app.ts';
import { compileProgram } from '../test/compile-program.ts';
import { startSite, stopSites, until, longTimings } from '../test/running-site.ts';
import { buildRemote, SiteFixture } from '../test/site-fixture.ts';

afterEach(stopSites);

it.each([
  ['an empty registry', (fixture: SiteFixture) => fixture.register()],
  ['no registry', (fixture: SiteFixture) => rm(fixture.registryFile)],
])('answers pages with 503 while there is %s, and follows the first deploy', async (_, prepare) => {
  const site = await startSite({ prepare });
  const early = await site.get('/jobs');
  expect([early.status, early.headers['retry-after']]).toEqual([503, '10']);
  expect(early.html).toContain('|503|');
  expect((await site.get('/home')).status).toBe(200);
  await site.fixture.register(await site.fixture.deploy(buildRemote()));
  await until(async () => expect((await site.get('/jobs')).status).toBe(200));
  expect((await site.get('/nowhere')).status).toBe(404);
});

it('waits for the first deploy of a shell', async () => {
  const fixture = await SiteFixture.create();
  await fixture.register();
  const config = fixture.config('http://127.0.0.1:1', { logLevel: 'info' });
  const later = path.join(fixture.folder, 'shell-next');
  await rename(config.shellDir, later);
  const log: string[] = [];
  const logStream = { write: (line: string) => void log.push(line) };
  const starting = buildServer(config, { timings: longTimings, programFile: await compileProgram(), logStream });
  const waiting = () => log.filter((line) => line.includes('waiting for the first deploy of a shell')).length;
  await until(() => expect(waiting()).toBe(1));
  await rename(later, config.shellDir);
  const app = await starting;
  expect((await app.inject('/home')).statusCode).toBe(200);
  expect(waiting()).toBe(1);
  await app.close();
  await fixture.remove();
});
