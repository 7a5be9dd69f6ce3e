import type { Job } from './jobs.contract.ts';
import { limits } from './limits.ts';
import { textOfHtml } from './text-of-html.ts';
import { truncate } from './truncate.ts';

/** Meta description of a job's page (SPEC §9): the beginning of its text, or ''. */
export const jobDescription = ({ description, snippet }: Pick<Job, 'description' | 'snippet'>): string =>
  truncate(textOfHtml(description) || snippet, limits.seoDescriptionCharacters);
