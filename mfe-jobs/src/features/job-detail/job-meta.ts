import { limits, type Job } from 'shared-contracts';
import { truncate } from '../../components/job-facts';

/** Title of the page in the tab and in search results. */
export function jobTitle(job: Pick<Job, 'title' | 'companyName'>): string {
  return `${job.title} · ${job.companyName}`;
}

/** The job in 160 characters, for search results and previews. */
export function jobDescription(job: Pick<Job, 'snippet'>): string {
  const dots = 3;
  return truncate(job.snippet, limits.seoDescriptionCharacters - dots);
}
