/** `localStorage` key of a visitor's sent applications. For signed-in users the API is used instead. */
export const appliedJobsKey = 'applied-jobs';

/** `localStorage` key of a visitor's sent applications with missing answers, in the same format. */
export const answersDueKey = 'answers-due-jobs';

/** `localStorage` key of applications that join an account once its owner signs in in this browser. */
export const claimsKey = 'application-claims';

/** Job number → `submittedAt`, ISO 8601. */
export type AppliedJobs = Readonly<Record<string, string>>;

/** Maximum number of entries. The oldest are evicted first. */
const maxEntries = 500;

const isText = (value: unknown) => typeof value === 'string';

/** Parses the stored value. Invalid values are read as empty. */
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

/** Days until a stored draft expires. Not in `limits`, which the shell loads. */
export const draftDays = 30;
const dayInMs = 86_400_000;

/** Whether a visitor's answers are due, until the draft expires. `now` in ms. */
export function areAnswersDueIn(jobs: AppliedJobs, jobId: number, now: number): boolean {
  const submittedAt = jobs[String(jobId)];
  return submittedAt !== undefined && now - Date.parse(submittedAt) <= draftDays * dayInMs;
}
