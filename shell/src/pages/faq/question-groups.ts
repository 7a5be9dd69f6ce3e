import type { Language } from 'shared-contracts';
import { questionGroups as en } from './question-groups.en';
import { questionGroups as pt } from './question-groups.pt';
import type { QuestionGroup } from './Questions';

/** All the questions and answers of the FAQ (SPEC §2 "FAQ"). */
export const questionGroups: Readonly<Record<Language, readonly QuestionGroup[]>> = { pt, en };
