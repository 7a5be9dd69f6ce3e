import { RegistryConfig } from '../../config/registry.config.ts';
import { RegisteredVersions } from './registered-versions.service.ts';

it('counts a bounded number of versions without a registry', async () => {
  const countedGroup = await new RegisteredVersions(new RegistryConfig(null)).countedGroup();
  const groupOf = (version: string) => countedGroup({ id: 'mfe-jobs', version, group: 'control' });
  const results = Array.from({ length: 150 }, (_, index) => groupOf(`1.0.${index}`));
  expect(results.filter((group) => group === 'control')).toHaveLength(100);
  expect([groupOf('1.0.0'), groupOf('1.0.149')]).toEqual(['control', null]);
});

it('counts as without a registry while the file cannot be read', async () => {
  const versions = new RegisteredVersions(new RegistryConfig('/nowhere/registry.json'));
  const warn = jest.spyOn(versions['logger'], 'warn').mockImplementation(() => {});
  const countedGroup = await versions.countedGroup();
  expect(countedGroup({ id: 'mfe-jobs', version: '1.0.0', group: 'stable' })).toBe('stable');
  expect(warn).toHaveBeenCalledTimes(1);
});
