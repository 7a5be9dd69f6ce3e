import { demoAccounts } from './plan.mjs';

const dataDir = '/tmp/nowhere';

it('has demo accounts where the sandbox is the HR backend, unless told otherwise', () => {
  const hrBackendUrl = 'https://hr.example.com';
  expect(demoAccounts({ dataDir })).toBe('on');
  expect(demoAccounts({ dataDir, hrBackendUrl })).toBe('off');
  expect(demoAccounts({ dataDir, demoAccounts: 'off' })).toBe('off');
  expect(demoAccounts({ dataDir, hrBackendUrl, demoAccounts: 'on' })).toBe('on');
});
