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
  ['was handed over', delivered, 'none'],
  ['was answered after it was handed over', { ...delivered, answeredAt: before }, 'answer'],
  ['was handed over with its answers', { ...delivered, answeredAt: before, answersDeliveredAt: before }, 'none'],
  ['was withdrawn before it left', { withdrawnAt: before }, 'none'],
  ['was withdrawn after a try that may have arrived', { withdrawnAt: before, firstAttemptAt: before }, 'submit'],
  ['was withdrawn after it was handed over', { ...delivered, withdrawnAt: before }, 'withdraw'],
  ['was withdrawn, which is known there', { ...delivered, withdrawnAt: before, withdrawalDeliveredAt: now }, 'none'],
  ['was withdrawn, but whose id another has', { ...delivered, withdrawnAt: before, hrIdIsReused: true }, 'none'],
  ['was given up', { deliveryFailedAt: before }, 'none'],
  ['came too late', { firstAttemptAt: before, refusedAt: before }, 'none'],
  ['came too late, and was withdrawn', { firstAttemptAt: before, refusedAt: before, withdrawnAt: now }, 'none'],
])('one that %s', (_, facts, step) => {
  expect(nextStep({ ...fresh, ...facts }, now)).toBe(step);
});

it('ends, in the right order, from wherever it begins', () => {
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
