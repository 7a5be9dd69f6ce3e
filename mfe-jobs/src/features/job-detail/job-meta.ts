import { limits, truncate, type Job } from 'shared-contracts';

/** Title of the page, as the HTML server words it too. */
export function jobTitle(job: Pick<Job, 'title' | 'companyName'>): string {
  return truncate(`${job.title} · ${job.companyName}`, limits.seoTitleCharacters);
}

/** The job in 160 characters, for search results and previews. */
export function jobDescription(job: Pick<Job, 'snippet'>): string | undefined {
  return job.snippet === '' ? undefined : truncate(job.snippet, limits.seoDescriptionCharacters);
}
