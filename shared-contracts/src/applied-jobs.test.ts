import { areAnswersDueIn, parseAppliedJobs, withAppliedJob, withoutAppliedJob } from './applied-jobs.ts';

it.each([null, '', 'nonsense', '[]', '4', 'null', '{"12": 4}'])('reads %j as empty', (stored) => {
  expect(parseAppliedJobs(stored)).toEqual({});
});

it('reads stored entries', () => {
  const jobs = withAppliedJob({}, 12, '2026-11-21T10:00:00Z');
  expect(parseAppliedJobs(JSON.stringify(jobs))).toEqual({ 12: '2026-11-21T10:00:00Z' });
  expect(withoutAppliedJob(jobs, 12)).toEqual({});
});

it('evicts the oldest entries', () => {
  let jobs = {};
  for (let id = 0; id < 510; id++) jobs = withAppliedJob(jobs, id, new Date(id * 1000).toISOString());
  expect(Object.keys(jobs)).toHaveLength(500);
  expect(jobs).not.toHaveProperty('9');
  expect(jobs).toHaveProperty('509');
});

it('answers are due for 30 days after the application', () => {
  const jobs = withAppliedJob({}, 12, '2026-11-01T10:00:00Z');
  expect(areAnswersDueIn(jobs, 12, Date.parse('2026-12-01T09:59:00Z'))).toBe(true);
  expect(areAnswersDueIn(jobs, 12, Date.parse('2026-12-01T10:01:00Z'))).toBe(false);
  expect(areAnswersDueIn(jobs, 13, Date.parse('2026-11-02T10:00:00Z'))).toBe(false);
  expect(areAnswersDueIn({ 12: 'soon' }, 12, 0)).toBe(false);
});
