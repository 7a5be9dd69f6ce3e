import { MailBusyError, MailRefusedError, MailRejectedError, UncertainHandoverError } from '../../mail/index.ts';
import { outcomeOf } from './delivery.policy.ts';

it('retries deferred mails with increasing delays', () => {
  const first = outcomeOf(new MailBusyError('450 4.2.0 busy'), 0, false);
  expect(first).toMatchObject({ state: 'pending', error: '450 4.2.0 busy', isServerReachable: true });
  expect(outcomeOf(new Error('ECONNREFUSED'), 0, false)).toMatchObject({ state: 'pending', isServerReachable: false });
  const waits = [0, 3, 20].map((attempts) => outcomeOf(new Error('reset'), attempts, true));
  const ms = waits.map((outcome) => (outcome.state === 'pending' ? outcome.waitMs : NaN));
  expect(ms.toSorted((a, b) => a - b)).toEqual(ms);
  expect(ms[2]).toBeLessThanOrEqual(900_000);
});

it('stops retrying after about a day', () => {
  const waits = Array.from({ length: 129 }, (_, attempts) => outcomeOf(new Error('reset'), attempts, false));
  const whole = waits.reduce((sum, outcome) => sum + (outcome.state === 'pending' ? outcome.waitMs : NaN), 0);
  expect(whole / 3_600_000).toBeGreaterThan(16);
  expect(whole / 3_600_000).toBeLessThan(36);
  const end = { state: 'failed', bounce: null };
  expect(outcomeOf(new Error('reset'), 129, false)).toMatchObject(end);
  expect(outcomeOf(new MailBusyError('421 busy'), 129, false)).toMatchObject(end);
});

it('does not retry refused or uncertain mails', () => {
  expect(outcomeOf(new MailRefusedError('550 5.1.1'), 0, false)).toEqual({
    state: 'failed',
    error: '550 5.1.1',
    bounce: 'hard',
  });
  expect(outcomeOf(new UncertainHandoverError('cut'), 0, true)).toEqual({ state: 'unknown', error: 'cut' });
});

it('redacts addresses in server replies, in any notation', () => {
  const reply = 'Refused: 550 5.1.1 <MARIA@example.com>: unknown (maria.joao@corp.example.com)';
  const redacted = { error: 'Refused: 550 5.1.1 <(address)>: unknown ((address))' };
  for (const error of [new MailRefusedError(reply), new MailBusyError(reply), new UncertainHandoverError(reply)]) {
    expect(outcomeOf(error, 0, true)).toMatchObject(redacted);
  }
});

it('stops retrying rejected content early, and records no bounce', () => {
  const spam = new MailRejectedError('554 looks like spam');
  expect(outcomeOf(spam, 0, true)).toMatchObject({ state: 'pending', isServerReachable: true });
  expect(outcomeOf(spam, 4, true)).toMatchObject({ state: 'failed', bounce: null });
});
