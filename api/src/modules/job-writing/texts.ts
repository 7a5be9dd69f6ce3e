import { fold, limits, slugify } from 'shared-contracts';
import { plainText } from '../../outside/plain-text.ts';
import { textOf } from '../../outside/values.ts';
import { safeHtml, snippetOf } from './html.ts';
import type { JobContent } from './job-content.ts';

/** One line without HTML; null when nothing is left of it. */
const lineOf = (value: unknown, length: number) => textOf(plainText(textOf(value, 1000) ?? ''), length);

export const titleOf = (value: unknown) => lineOf(value, limits.jobTitleCharacters);
export const questionOf = (value: unknown) => lineOf(value, limits.questionCharacters);

/** Each tag once, however it is written. */
export function tagsOf(values: readonly unknown[]): string[] {
  const tags = values.flatMap((value) => textOf(value, limits.jobTagCharacters) ?? []);
  return [...new Map(tags.map((tag) => [fold(tag), tag])).values()].slice(0, limits.jobTags);
}

type Texts = Pick<JobContent, 'description' | 'requirements' | 'benefits' | 'snippet'>;

type GivenTexts = Record<'description' | 'requirements' | 'benefits', unknown>;

/** The long texts of a job, HTML or plain, as its page shows them. */
export function textsOf(given: GivenTexts, read: (text: unknown) => string = safeHtml): Texts {
  const description = read(given.description);
  return {
    description,
    requirements: read(given.requirements) || null,
    benefits: read(given.benefits) || null,
    snippet: snippetOf(description),
  };
}

const longestSlug = 80;

/** The words of a job's address, to which its number is added. */
export const slugWordsOf = (title: string) => slugify(title).slice(0, longestSlug).replace(/-$/, '') || 'oferta';
