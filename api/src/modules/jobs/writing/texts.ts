import { fold, limits, slugify } from 'shared-contracts';
import { plainText, textOf } from '../../../untrusted/values.parser.ts';
import { safeHtml, snippetOf } from './html.ts';
import type { JobContent } from './job-content.ts';

/** A single line without HTML; null if nothing remains. */
const lineOf = (value: unknown, length: number) => textOf(plainText(textOf(value, 1000) ?? ''), length);

export const titleOf = (value: unknown) => lineOf(value, limits.jobTitleCharacters);
export const questionOf = (value: unknown) => lineOf(value, limits.questionCharacters);

/** Removes duplicates that differ only in case or accents. */
export function tagsOf(values: readonly unknown[]): string[] {
  const tags = values.flatMap((value) => textOf(value, limits.jobTagCharacters) ?? []);
  return [...new Map(tags.map((tag) => [fold(tag), tag])).values()].slice(0, limits.jobTags);
}

type Texts = Pick<JobContent, 'description' | 'requirements' | 'benefits' | 'snippet'>;

type GivenTexts = Record<'description' | 'requirements' | 'benefits', unknown>;

/** The long texts of a job, from HTML or plain text, sanitised for display. */
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

/** A job's slug without the id. */
export const slugWordsOf = (title: string) => slugify(title).slice(0, longestSlug).replace(/-$/, '') || 'oferta';
