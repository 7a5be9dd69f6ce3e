import type { Language } from 'shared-contracts';
import type { AnsweredQuestion } from '../content/content.types.ts';

/** Optional declarations of a shell page beside its texts. */
export interface Answering {
  questions?: Readonly<Record<Language, readonly AnsweredQuestion[]>>;
}

/** T17: only for pages with questions and answers. */
export function faqPage({ questions }: Answering, language: Language): readonly object[] {
  const asked = questions?.[language] ?? [];
  if (asked.length === 0) return [];
  const mainEntity = asked.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
