import { MailBusyError, MailRefusedError, UncertainHandoverError } from '../../mail/index.ts';
import { outcomeOf, tellsOfNoMailbox } from './delivery.policy.ts';

it('tries again later what is put off, later each time', () => {
  const first = outcomeOf(new MailBusyError('450 4.2.0 busy'), 0, false);
  expect(first).toMatchObject({ state: 'pending', error: '450 4.2.0 busy', isServerThere: true });
  expect(outcomeOf(new Error('ECONNREFUSED'), 0, false)).toMatchObject({ state: 'pending', isServerThere: false });
  const waits = [0, 3, 20].map((attempts) => outcomeOf(new Error('reset'), attempts, true));
  const ms = waits.map((outcome) => (outcome.state === 'pending' ? outcome.waitMs : NaN));
  expect(ms.toSorted((a, b) => a - b)).toEqual(ms);
  expect(ms[2]).toBeLessThanOrEqual(900_000);
});

it('gives up after about a day', () => {
  const waits = Array.from({ length: 129 }, (_, attempts) => outcomeOf(new Error('reset'), attempts, false));
  const whole = waits.reduce((sum, outcome) => sum + (outcome.state === 'pending' ? outcome.waitMs : NaN), 0);
  expect(whole / 3_600_000).toBeGreaterThan(16);
  expect(whole / 3_600_000).toBeLessThan(36);
  expect(outcomeOf(new Error('reset'), 129, false)).toMatchObject({ state: 'failed' });
});

it('does not try again what is refused for good, nor what may have arrived', () => {
  expect(outcomeOf(new MailRefusedError('550 5.1.1'), 0, false)).toEqual({ state: 'failed', error: '550 5.1.1' });
  expect(outcomeOf(new UncertainHandoverError('cut'), 0, true)).toEqual({ state: 'unsure', error: 'cut' });
});

it.each([
  ['550 5.1.1 no such user', true],
  ['550 5.2.1 mailbox disabled', true],
  ['550 unknown user', true],
  ['550 5.7.1 relaying denied', false],
  ['552 5.2.2 mailbox full', false],
])('%s tells of no mailbox: %s', (refusal, expected) => {
  expect(tellsOfNoMailbox(refusal)).toBe(expected);
});
