import { interviewChangeSchema, interviewPlanSchema } from './interview.schema.ts';
import { failuresOf } from './testing/failures-of.ts';

const plan = { userId: 1, jobId: 2, scheduledAt: '2099-02-28T10:00Z' };

it('accepts the required fields only, and all fields', async () => {
  expect(await failuresOf(interviewPlanSchema, plan)).toEqual({});
  const details = {
    endTime: '2099-02-28T11:00:00.000+00:00',
    location: null,
    interviewType: 'onsite',
    interviewerName: 'Rui Prata',
    interviewerEmail: 'rui@example.com',
    notes: 'Traga o portefólio.',
  };
  expect(await failuresOf(interviewPlanSchema, { ...plan, ...details })).toEqual({});
  expect(await failuresOf(interviewChangeSchema, { ...plan, ...details, status: 'canceled', feedback: null })).toEqual(
    {},
  );
});

it.each([
  ['no value', undefined],
  ['text', 'amanhã'],
  ['a time without a time zone', '2099-02-28T10:00'],
  ['a day without a time', '2099-02-28'],
  ['a day that does not exist', '2099-02-30T10:00Z'],
  ['an hour that does not exist', '2099-02-28T25:00Z'],
  ['a year out of range', '9999-01-01T10:00Z'],
  ['a number', 4_070_908_800_000],
  ['null', null],
])('rejects %s as the start', async (_, scheduledAt) => {
  const refused = { scheduledAt: 'validation.moment' };
  expect(await failuresOf(interviewPlanSchema, { ...plan, scheduledAt })).toEqual(refused);
  expect(await failuresOf(interviewChangeSchema, { scheduledAt })).toEqual(refused);
});

it('accepts a past start, for repeated requests and changes', async () => {
  const scheduledAt = '2020-01-01T10:00Z';
  expect(await failuresOf(interviewPlanSchema, { ...plan, scheduledAt })).toEqual({});
  expect(await failuresOf(interviewChangeSchema, { scheduledAt })).toEqual({});
});

it('rejects an end before the start', async () => {
  for (const endTime of [plan.scheduledAt, '2099-02-28T09:59Z']) {
    expect(await failuresOf(interviewPlanSchema, { ...plan, endTime })).toEqual({
      endTime: 'validation.endBeforeStart',
    });
  }
  expect(await failuresOf(interviewPlanSchema, { ...plan, endTime: 'x' })).toEqual({ endTime: 'validation.moment' });
});

it('reports other invalid fields', async () => {
  const given = { ...plan, userId: 0, jobId: '1.5', interviewType: 'carta', location: 'x'.repeat(301), notes: '\0' };
  expect(await failuresOf(interviewPlanSchema, given)).toEqual({
    userId: 'validation.id',
    jobId: 'validation.id',
    interviewType: 'validation.choice',
    location: 'validation.tooLong',
    notes: 'validation.characters',
  });
  const change = { ...plan, status: 'lost', feedback: 'x'.repeat(5001), interviewerEmail: 'rui' };
  expect(await failuresOf(interviewChangeSchema, change)).toEqual({
    status: 'validation.choice',
    feedback: 'validation.tooLong',
    interviewerEmail: 'validation.email',
  });
});
