import fc from 'fast-check';
import { nextStep, type DeliveryFacts } from './delivery.policy.ts';

const now = new Date('2026-11-21T12:00:00Z');
const before = new Date('2026-11-21T11:00:00Z');
const later = new Date('2026-11-21T13:00:00Z');

const fresh: DeliveryFacts = {
  dueAt: before,
  answeredAt: null,
  withdrawnAt: null,
  firstAttemptAt: null,
  deliveredAt: null,
  answersDeliveredAt: null,
  withdrawalDeliveredAt: null,
  refusedAt: null,
  deliveryFailedAt: null,
  hrIdIsReused: false,
};
const delivered = { ...fresh, firstAttemptAt: before, deliveredAt: before };

it.each<[string, Partial<DeliveryFacts>, string]>([
  ['is due', {}, 'submit'],
  ['waits for its answers', { dueAt: later }, 'none'],
  ['was delivered', delivered, 'none'],
  ['was answered after the delivery', { ...delivered, answeredAt: before }, 'answer'],
  ['was delivered with its answers', { ...delivered, answeredAt: before, answersDeliveredAt: before }, 'none'],
  ['was withdrawn before the first attempt', { withdrawnAt: before }, 'none'],
  ['was withdrawn after an attempt with an unknown result', { withdrawnAt: before, firstAttemptAt: before }, 'submit'],
  ['was withdrawn after the delivery', { ...delivered, withdrawnAt: before }, 'withdraw'],
  ['was withdrawn at the HR backend too', { ...delivered, withdrawnAt: before, withdrawalDeliveredAt: now }, 'none'],
  ['was withdrawn and has a reused id', { ...delivered, withdrawnAt: before, hrIdIsReused: true }, 'none'],
  ['failed', { deliveryFailedAt: before }, 'none'],
  ['was refused', { firstAttemptAt: before, refusedAt: before }, 'none'],
  ['was refused and withdrawn', { firstAttemptAt: before, refusedAt: before, withdrawnAt: now }, 'none'],
])('returns the next step of an application that %s', (_, facts, step) => {
  expect(nextStep({ ...fresh, ...facts }, now)).toBe(step);
});

it('orders the steps of a delivery from every initial state', () => {
  const moment = fc.constantFrom(null, before);
  const facts = fc.record({ answeredAt: moment, withdrawnAt: moment, firstAttemptAt: moment });
  fc.assert(
    fc.property(facts, (start) => {
      const state: DeliveryFacts = { ...fresh, ...start };
      const done: string[] = [];
      for (let step = nextStep(state, now); step !== 'none'; step = nextStep(state, now)) {
        done.push(step);
        if (step === 'submit') Object.assign(state, { firstAttemptAt: now, deliveredAt: now });
        if (step === 'answer') state.answersDeliveredAt = now;
        if (step === 'withdraw') state.withdrawalDeliveredAt = now;
        expect(done.length).toBeLessThan(4);
      }
      expect(['', 'submit', 'submit,answer', 'submit,withdraw']).toContain(done.join());
    }),
  );
});
