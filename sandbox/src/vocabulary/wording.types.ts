import type { ExperienceLevel, Language, Workplace } from 'shared-contracts';
import type { ContractForm } from './contract-forms.ts';
import type { NamedCompany } from './company-forms.ts';
import type { Municipality } from './places.ts';

/** Everything that an ad says in a language, apart from what belongs to its sector and role. */
export interface Wording {
  language: Language;
  companyForms: (company: NamedCompany) => Record<string, string>;
  /** "in Lisbon", "no Porto" */
  within: (municipality: Municipality) => string;
  /** Title with its level, where the level belongs in a title. */
  levelled: (title: string, level: ExperienceLevel) => string;
  internship: (title: string) => string;
  partTime: string;
  weekend: string;
  taskHeadings: readonly string[];
  /** Sentences about the company; `{empresa}`, `{faz}`, `{diz}`, `{pessoas}`, `{sede}`. */
  companyIntroductions: readonly string[];
  /** Sentence that an agency adds when it recruits for another company. */
  forClient: string;
  experience: Readonly<Record<ExperienceLevel, readonly string[]>>;
  workplaces: Readonly<Record<Workplace, readonly string[]>>;
  contracts: Readonly<Record<ContractForm, readonly string[]>>;
  mealAllowance: readonly string[];
  /** Benefits, each with the ways to word it or the kinds that exclude one another. */
  benefits: readonly (readonly string[])[];
  /** Benefits of who may work at home. */
  deskBenefits: readonly (readonly string[])[];
  /** Paragraphs about working there, where the sector has none in this language. */
  contexts: readonly string[];
  closings: readonly string[];
  payTexts: readonly string[];
  unpaidText: string;
  questions: readonly string[];
}
