import type { Language } from 'shared-contracts';
import type { QuestionGroup } from './question';
import { questionGroups as en } from './question-groups.en';
import { questionGroups as pt } from './question-groups.pt';

/** All the questions and answers of the FAQ (SPEC §2 "FAQ"). */
export const questionGroups: Readonly<Record<Language, readonly QuestionGroup[]>> = { pt, en };
