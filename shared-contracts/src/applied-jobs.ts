/**
 * What a visitor's browser remembers of the applications that it sent, in `localStorage` under this key. Who is signed in
 * asks the API instead.
 */
export const appliedJobsKey = 'applied-jobs';

/** In the same form and beside it: a visitor's applications that were sent and whose answers are missing. */
export const answersDueKey = 'answers-due-jobs';

/** Job number → `submittedAt`, ISO 8601. */
export type AppliedJobs = Readonly<Record<string, string>>;

/** More than anybody applies for in one browser; the oldest go first. */
const maxEntries = 500;

const isText = (value: unknown) => typeof value === 'string';

/** Reads what is stored; anything that is not ours counts as nothing. */
export function parseAppliedJobs(stored: string | null): AppliedJobs {
  try {
    const read: unknown = JSON.parse(stored ?? '{}');
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {};
    return Object.fromEntries(Object.entries(read).filter((entry): entry is [string, string] => isText(entry[1])));
  } catch {
    return {};
  }
}

export function withAppliedJob(jobs: AppliedJobs, jobId: number, submittedAt: string): AppliedJobs {
  const all: [string, string][] = [...Object.entries(withoutAppliedJob(jobs, jobId)), [String(jobId), submittedAt]];
  const newest = all.toSorted(([, a], [, b]) => (a < b ? 1 : -1));
  return Object.fromEntries(newest.slice(0, maxEntries));
}

export function withoutAppliedJob(jobs: AppliedJobs, jobId: number): AppliedJobs {
  return Object.fromEntries(Object.entries(jobs).filter(([id]) => id !== String(jobId)));
}

/** Days for which a browser keeps the draft of an application. Not among the limits, which the shell loads. */
export const draftDays = 30;
const dayInMs = 86_400_000;

/** Whether a visitor's answers are missing; no longer than the browser keeps the draft that they are completed from. `now` in ms. */
export function areAnswersDueIn(jobs: AppliedJobs, jobId: number, now: number): boolean {
  const submittedAt = jobs[String(jobId)];
  return submittedAt !== undefined && now - Date.parse(submittedAt) <= draftDays * dayInMs;
}
