import { kindOfBrevoEvent, kindOfReport, toReason } from './bounce.policy.ts';

it.each([
  ['failed', '5.1.1', 'hard'],
  ['Failed', '5.0.0', 'hard'],
  ['failed', '5.2.1', 'hard'],
  ['failed', '5.2.2', 'soft'],
  ['failed', '5.7.1', 'soft'],
  ['failed', '4.4.7', 'soft'],
  ['failed', '', 'soft'],
  ['delayed', '4.4.1', null],
  ['delivered', '2.0.0', null],
  ['', '5.1.1', null],
] as const)('a report %j %j is %j', (action, status, kind) => {
  expect(kindOfReport(action, status)).toBe(kind);
});

it.each([
  ['hard_bounce', 'hard'],
  ['invalid_email', 'hard'],
  ['soft_bounce', 'soft'],
  ['spam', 'complaint'],
  ['deferred', null],
  ['blocked', null],
  ['delivered', null],
  ['constructor', null],
] as const)('Brevo’s %s is %j', (event, kind) => {
  expect(kindOfBrevoEvent(event)).toBe(kind);
});

it('keeps of a server’s words what says why, and no address', () => {
  expect(toReason(' 550  <maria@example.com>, "zé"@x.pt and joão@exämple.pt:\n gone ')).toBe(
    '550 <(address)>, (address) and (address): gone',
  );
  expect(toReason('a'.repeat(2000))).toHaveLength(500);
});
