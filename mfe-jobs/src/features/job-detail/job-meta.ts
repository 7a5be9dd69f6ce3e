import { limits, truncate, type Job } from 'shared-contracts';

/** What a search result shows of a title; the name of the site comes after it. */
const titleCharacters = 60;

/** Title of the page, as the HTML server words it too. */
export function jobTitle(job: Pick<Job, 'title' | 'companyName'>): string {
  return truncate(`${job.title} · ${job.companyName}`, titleCharacters);
}

/** The job in 160 characters, for search results and previews. */
export function jobDescription(job: Pick<Job, 'snippet'>): string | undefined {
  return job.snippet === '' ? undefined : truncate(job.snippet, limits.seoDescriptionCharacters);
}
