import { RegistryConfig } from '../../config/registry.config.ts';
import { RegisteredVersions } from './registered-versions.service.ts';

it('counts a bounded number of versions without a registry', async () => {
  const isCounted = await new RegisteredVersions(new RegistryConfig(null)).filter();
  const results = Array.from({ length: 150 }, (_, index) => isCounted('mfe-jobs', `1.0.${index}`));
  expect(results.filter(Boolean)).toHaveLength(100);
  expect([isCounted('mfe-jobs', '1.0.0'), isCounted('mfe-jobs', '1.0.149')]).toEqual([true, false]);
});

it('counts as without a registry while the file cannot be read', async () => {
  const versions = new RegisteredVersions(new RegistryConfig('/nowhere/registry.json'));
  const warn = jest.spyOn(versions['logger'], 'warn').mockImplementation(() => {});
  expect((await versions.filter())('mfe-jobs', '1.0.0')).toBe(true);
  expect(warn).toHaveBeenCalledTimes(1);
});
