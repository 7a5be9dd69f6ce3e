import { interviewStatuses, type InterviewStatus } from 'shared-contracts';
import { InvalidRequestError } from '../../../http/index.ts';
import type { InterviewEntity } from '../interview.entity.ts';
import { InterviewNotChangeableError } from '../interviews.errors.ts';
import { decideChange, type WantedInterview } from './interview-change.policy.ts';

const now = new Date('2026-03-20T12:00:00Z');
const agreed = {
  scheduledAt: new Date('2026-03-26T10:30:00Z'),
  endTime: null,
  location: 'Sala 1',
  interviewType: 'onsite',
  interviewerName: 'Rui Prata',
  interviewerEmail: 'rui@example.com',
  notes: null,
} as const;

const interview = (changes: Partial<InterviewEntity> = {}): InterviewEntity => ({
  id: '5f1c0c52-8f0e-4c1e-9a55-3d2f8a6b7c10',
  userId: 1,
  jobId: 2,
  applicationId: null,
  ...agreed,
  status: 'scheduled',
  feedback: null,
  sequence: 0,
  quietChanges: 0,
  version: 1,
  outcomeAskedAt: null,
  idempotencyKey: null,
  createdAt: now,
  updatedAt: now,
  ...changes,
});

const decide = (stored: Partial<InterviewEntity>, wanted: Partial<WantedInterview>) =>
  decideChange(interview(stored), { ...agreed, ...wanted }, now);

const live: readonly InterviewStatus[] = ['scheduled', 'rescheduled'];
const over: readonly InterviewStatus[] = ['completed', 'canceled'];

it.each(interviewStatuses)('an identical request changes nothing: %s', (status) => {
  expect(decide({ status }, {})).toBeNull();
  expect(decide({ status, feedback: 'Bem.' }, { status, feedback: 'Bem.' })).toBeNull();
  expect(decide({ status }, { scheduledAt: new Date(agreed.scheduledAt) })).toBeNull();
});

it.each([
  { scheduledAt: new Date('2026-03-27T10:30:00Z') },
  { endTime: new Date('2026-03-26T11:30:00Z') },
  { location: null },
  { interviewType: 'video' },
  { interviewerName: 'Joana Teles' },
  { interviewerEmail: null },
] as const)('a changed time, place, type or interviewer is mailed: %j', (changes) => {
  for (const status of live) {
    expect(decide({ status }, changes)).toEqual({
      changes: { ...changes, status: 'rescheduled' },
      event: 'rescheduled',
    });
  }
});

it('notes and feedback are stored without a mail', () => {
  expect(decide({}, { notes: 'Traga o portefólio.' })).toEqual({ changes: { notes: 'Traga o portefólio.' } });
  expect(decide({}, { feedback: 'Bem.' })).toEqual({ changes: { feedback: 'Bem.' } });
  expect(decide({ feedback: 'Bem.' }, { feedback: null })).toEqual({ changes: { feedback: null } });
  expect(decide({}, { location: 'Sala 2', notes: 'Sim.', feedback: 'Bem.' })).toEqual({
    changes: { location: 'Sala 2', notes: 'Sim.', feedback: 'Bem.', status: 'rescheduled' },
    event: 'rescheduled',
  });
});

it('an interview cannot be moved into the past', () => {
  expect(() => decide({}, { scheduledAt: new Date('2026-03-20T11:59:00Z') })).toThrow(InvalidRequestError);
  const was = { scheduledAt: new Date('2026-03-19T10:30:00Z') };
  expect(() => decide(was, { ...was, location: 'Sala 2' })).toThrow(InvalidRequestError);
  expect(decide(was, { ...was, notes: 'Obrigado.' })).toEqual({ changes: { notes: 'Obrigado.' } });
});

it.each<[string, Partial<WantedInterview>, Record<string, string>]>([
  ['a start in the past', { scheduledAt: now }, { scheduledAt: 'validation.momentToCome' }],
  [
    'a start more than two years ahead',
    { scheduledAt: new Date('2028-03-20T12:00:01Z') },
    { scheduledAt: 'validation.interviewTooFar' },
  ],
  [
    'an end more than 24 hours later',
    { endTime: new Date('2026-03-27T10:30:01Z') },
    { endTime: 'validation.endTooLate' },
  ],
  [
    'an invalid start and end, reported for the start only',
    { scheduledAt: new Date('2099-03-20T12:00:00Z'), endTime: new Date('2100-03-20T12:00:00Z') },
    { scheduledAt: 'validation.interviewTooFar' },
  ],
])('rescheduling is rejected for %s', (_, changes, fields) => {
  expect(() => decide({}, changes)).toThrow(expect.objectContaining({ fields }));
});

it('an interview can be moved up to two years ahead and last 24 hours', () => {
  const latest = { scheduledAt: new Date('2028-03-20T12:00:00Z'), endTime: new Date('2028-03-21T12:00:00Z') };
  expect(decide({}, latest)).toMatchObject({ event: 'rescheduled' });
});

it('cancellation and completion change no other field, and only the cancellation of an upcoming interview is mailed', () => {
  const elsewhere = { location: 'Sala 2', notes: 'Outra.' };
  expect(decide({}, { ...elsewhere, status: 'canceled', feedback: 'Bem.' })).toEqual({
    changes: { status: 'canceled', feedback: 'Bem.' },
    event: 'canceled',
  });
  const was = { scheduledAt: new Date('2026-03-19T10:30:00Z') };
  expect(decide(was, { ...elsewhere, status: 'completed' })).toEqual({ changes: { status: 'completed' } });
  expect(decide(was, { ...was, status: 'canceled' })).toEqual({ changes: { status: 'canceled' } });
  expect(decide({ status: 'canceled' }, { ...elsewhere, status: 'canceled' })).toBeNull();
});

it('an interview can be completed from its start on, and not before', () => {
  const wanted = { status: 'completed' } as const;
  expect(decide({ scheduledAt: now }, wanted)).toEqual({ changes: wanted });
  const later = { scheduledAt: new Date(now.getTime() + 1) };
  expect(() => decide(later, wanted)).toThrow(InterviewNotChangeableError);
  // The stored time is decisive: an end does not move the meeting.
  expect(() => decide(later, { ...wanted, scheduledAt: now })).toThrow(InterviewNotChangeableError);
});

it.each(over)('an interview that is %s is immutable except for its feedback', (status) => {
  const other = status === 'canceled' ? 'completed' : 'canceled';
  for (const wanted of [{ location: null }, { notes: 'Sim.' }, { status: other }, { status: 'scheduled' }] as const) {
    expect(() => decide({ status }, wanted)).toThrow(InterviewNotChangeableError);
  }
  expect(() => decide({ status }, { status: 'rescheduled', feedback: 'Bem.' })).toThrow(InterviewNotChangeableError);
  expect(decide({ status }, { feedback: 'Bem.' })).toEqual({ changes: { feedback: 'Bem.' } });
  expect(decide({ status }, { status, feedback: 'Bem.' })).toEqual({ changes: { feedback: 'Bem.' } });
});
