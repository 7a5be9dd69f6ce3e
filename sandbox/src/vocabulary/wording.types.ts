import type { ExperienceLevel, Language, Workplace } from 'shared-contracts';
import type { ContractForm } from './contract-forms.ts';

/** Everything that an ad says in a language, apart from what belongs to its sector and role. */
export interface Wording {
  language: Language;
  /** Title with its level, where the level belongs in a title. */
  levelled: (title: string, level: ExperienceLevel) => string;
  internship: (title: string) => string;
  partTime: string;
  weekend: string;
  taskHeadings: readonly string[];
  /** Sentences about the company; `{empresa}`, `{faz}`, `{diz}`, `{pessoas}`, `{sede}`. */
  companyIntroductions: readonly string[];
  experience: Readonly<Record<ExperienceLevel, readonly string[]>>;
  workplaces: Readonly<Record<Workplace, readonly string[]>>;
  contracts: Readonly<Record<ContractForm, readonly string[]>>;
  mealAllowance: readonly string[];
  benefits: readonly string[];
  /** Benefits of desk work, which a counter or machine cannot have. */
  deskBenefits: readonly string[];
  closings: readonly string[];
  payTexts: readonly string[];
  unpaidText: string;
  questions: readonly string[];
}
