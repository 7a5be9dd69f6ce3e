import { kindOfBrevoEvent, kindOfRefusal, kindOfReport, toReason } from './bounce.policy.ts';

it.each([
  ['failed', '5.1.1', 'hard'],
  ['Failed', '5.0.0', 'soft'],
  ['failed', '5.1.10', 'hard'],
  ['failed', '5.1.8', 'soft'],
  ['failed', '5.2.1', 'hard'],
  ['failed', '5.2.2', 'soft'],
  ['failed', '5.7.1', 'soft'],
  ['failed', '4.4.7', 'soft'],
  ['failed', '', 'soft'],
  ['delayed', '4.4.1', null],
  ['delivered', '2.0.0', null],
  ['', '5.1.1', null],
] as const)('classifies a report %j %j as %j', (action, status, kind) => {
  expect(kindOfReport(action, status)).toBe(kind);
});

it.each([
  ['550 5.1.1 no such user', 'hard'],
  ['550 5.2.1 mailbox disabled', 'hard'],
  ['556 5.1.10 the domain takes no mail', 'hard'],
  ['550 5.1.8 Sender address rejected: Domain not found', null],
  ['553 5.1.7 Bad sender’s address', null],
  ['554 5.7.1 Relay access denied', null],
  ['552 5.2.2 mailbox full', null],
  ['550 Relaying denied', 'soft'],
  ['550 unknown user', 'soft'],
  ['550 Blocked: 5.1.1.20 is on a list', 'soft'],
] as const)('classifies the refusal %j as %j', (reply, kind) => {
  expect(kindOfRefusal(reply)).toBe(kind);
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
] as const)('classifies the Brevo event %s as %j', (event, kind) => {
  expect(kindOfBrevoEvent(event)).toBe(kind);
});

it('extracts the reason of a server reply, without addresses', () => {
  expect(toReason(' 550  <maria@example.com>, "zé"@x.pt and joão@exämple.pt:\n gone ')).toBe(
    '550 <(address)>, (address) and (address): gone',
  );
  expect(toReason('a'.repeat(2000))).toHaveLength(500);
});
