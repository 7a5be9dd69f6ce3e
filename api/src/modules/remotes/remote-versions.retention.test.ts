import { existsSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { SiteFolder } from 'registry/testing';
import { TestRetention } from '../../../test/test-retention.ts';
import { RegistryConfig } from '../../config/registry.config.ts';
import { one, two } from './testing/remotes-api.ts';

let site: SiteFolder;
let tests: TestRetention;
beforeAll(async () => {
  site = new SiteFolder();
  tests = await TestRetention.start(undefined, { registry: new RegistryConfig(site.registryFile) });
});
afterAll(async () => {
  await tests.close();
  site.remove();
});

it('deletes old uploads of the site that its registry does not name, and nothing without a registry', async () => {
  expect((await tests.run())['remote-versions']).toBe(0);
  site.deploy(['mfe-a', one]);
  site.putVersion('mfe-a', two);
  for (const version of [one, two]) {
    const marker = `remotes/mfe-a/${version}/.uploaded`;
    site.write(marker, '');
    utimesSync(path.join(site.dist, marker), new Date(0), new Date(0));
  }
  expect((await tests.run())['remote-versions']).toBe(1);
  const left = [one, two].filter((version) => existsSync(path.join(site.dist, 'remotes/mfe-a', version)));
  expect(left).toEqual([one]);
});
