import type { Job } from './jobs.contract.ts';
import { limits } from './limits.ts';
import { textOfHtml } from './text-of-html.ts';
import { truncate } from './truncate.ts';

/** What search engines show of a job's page (SPEC §9): the beginning of its text. '' where it has none. */
export const jobDescription = ({ description, snippet }: Pick<Job, 'description' | 'snippet'>): string =>
  truncate(textOfHtml(description) || snippet, limits.seoDescriptionCharacters);
