import type { ExperienceLevel, Language, Workplace } from 'shared-contracts';
import { readData } from '../read-data.ts';
import { portugueseCompanyForms, type NamedCompany } from './company-names.ts';
import type { ContractForm } from './contract-forms.ts';
import type { Municipality } from './places.ts';

/** Sentence patterns of adverts in one language, except those of sectors and roles. */
interface Phrases {
  language: Language;
  partTime: string;
  weekend: string;
  taskHeadings: readonly string[];
  /** Sentences about the company; `{empresa}`, `{faz}`, `{diz}`, `{pessoas}`, `{sede}`. */
  companyIntroductions: readonly string[];
  /** Sentence that an agency adds for jobs at another company. */
  forClient: string;
  experience: Readonly<Record<ExperienceLevel, readonly string[]>>;
  workplaces: Readonly<Record<Workplace, readonly string[]>>;
  contracts: Readonly<Record<ContractForm, readonly string[]>>;
  mealAllowance: readonly string[];
  /** Benefits. Each has alternative wordings or mutually exclusive variants. */
  benefits: readonly (readonly string[])[];
  /** Benefits of hybrid and remote jobs. */
  deskBenefits: readonly (readonly string[])[];
  /** Paragraphs about the team, for languages in which the sectors have none. */
  contexts: readonly string[];
  closings: readonly string[];
  payTexts: readonly string[];
  unpaidText: string;
  questions: readonly string[];
}

export interface Wording extends Phrases {
  companyForms: (company: NamedCompany) => Record<string, string>;
  /** "in Lisbon", "no Porto" */
  within: (municipality: Municipality) => string;
  /** The title with the word for its level. */
  levelled: (title: string, level: ExperienceLevel) => string;
  internship: (title: string) => string;
}

const levels = {
  pt: { entry: '', junior: ' Júnior', mid: '', senior: ' Sénior', expert: ' Principal' },
  en: { entry: '', junior: 'Junior ', mid: '', senior: 'Senior ', expert: 'Principal ' },
} as const;

export const portuguese: Wording = {
  ...(readData(import.meta.dirname, 'wording-pt.json') as Phrases),
  companyForms: portugueseCompanyForms,
  within: ({ within }) => within,
  levelled: (title, level) => `${title}${levels.pt[level]}`,
  internship: (title) => `Estágio — ${title}`,
};

export const english: Wording = {
  ...(readData(import.meta.dirname, 'wording-en.json') as Phrases),
  companyForms: ({ name }) => ({ empresa: name, Empresa: name }),
  within: ({ name }) => `in ${name === 'Lisboa' ? 'Lisbon' : name}`,
  levelled: (title, level) => `${levels.en[level]}${title}`,
  internship: (title) => `${title} Internship`,
};
