import type { Language } from 'shared-contracts';
import type { AnsweredQuestion } from '../content/content.types.ts';

/** What a page of the shell may declare beside its words. */
export interface Answering {
  questions?: Readonly<Record<Language, readonly AnsweredQuestion[]>>;
}

/** T17: only of a page that asks and answers. */
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
