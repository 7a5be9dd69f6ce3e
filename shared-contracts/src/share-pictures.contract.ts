import { defineEndpoint, expandTemplate } from './endpoint.ts';
import type { Language } from './enums.ts';
import type { JobCard } from './jobs.contract.ts';

/** Fields of a job that its picture shows. */
export type SharedJob = Pick<
  JobCard,
  'id' | 'title' | 'companyName' | 'city' | 'workplace' | 'salary' | 'salaryText' | 'logoUrl'
>;

/** Pixels, as recommended for Open Graph. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/**
 * PNG of 1200 × 630 for link previews. `id` is the job's number. Immutable if `v` is the current version. 404
 * `job_not_found`, 410 `job_closed`.
 */
export const getJobSharePicture = defineEndpoint<{ id: string; v?: string; lng?: Language }, Blob>({
  name: 'getJobSharePicture',
  method: 'GET',
  template: '/api/og/jobs/{id}.png{?v,lng}',
});

/** Version of the design. Increment it when the rendering changes. */
const drawing = 1;

/** FNV-1a, 32 bits. Deterministic, not cryptographic. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Version of a job's picture. It changes if and only if the picture changes. */
export function sharePictureVersion({ title, companyName, city, workplace, salary, salaryText, logoUrl }: SharedJob) {
  const pay = salary === null ? null : [salary.min, salary.max, salary.currency, salary.period, salary.payments];
  return shortHash(JSON.stringify([drawing, title, companyName, city, workplace, pay, salaryText, logoUrl]));
}

/** URL path of a job's picture: `/api/og/jobs/12.png?v=1x2y3z`. */
export function sharePictureHref(job: SharedJob, lng?: Language): string {
  return expandTemplate(getJobSharePicture.template, { id: String(job.id), v: sharePictureVersion(job), lng });
}
