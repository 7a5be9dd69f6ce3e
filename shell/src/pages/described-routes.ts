import {
  dataOf,
  definePageForm,
  languages,
  listCategories,
  routes,
  sendContactMessage,
  subscribeToNewsletter,
  type FragmentSlot,
  type Language,
  type PageForm,
  type RemoteData,
  type RemoteRoute,
  type ShellPageFile,
  type ShellPageName,
} from 'shared-contracts';
import { allTexts } from './all-pages';
import { questionGroups } from './faq/FaqPage';
import { homeData } from './home/home.api';
import { fileOf, shellRoutes } from './shell-routes';

type InLanguages<T> = Readonly<Record<Language, T>>;

/** The plain data of a page that the HTML server needs. */
export interface DescribedRoute {
  path: string;
  title: InLanguages<string>;
  description: InLanguages<string>;
  /** The file that contains its code, for preloads. */
  file: ShellPageFile;
  robots: 'index' | 'noindex';
  access: RemoteRoute['access'];
  data?: readonly RemoteData[];
  /** Forms of the page that work without scripts. */
  forms?: readonly PageForm[];
  /** The fragment slots of the page that are rendered with it. */
  slots?: readonly FragmentSlot[];
  /** The questions and answers of the page, for the structured data of its head. */
  questions?: InLanguages<readonly { question: string; answer: string }[]>;
}

/** Pages for engineers, and the second address of the landing page. */
const hidden: readonly string[] = ['/kit', routes.teams, routes.comingSoon];

const pageData: Partial<Record<ShellPageName, readonly RemoteData[]>> = {
  home: [dataOf(listCategories), ...homeData],
};

const slotsOf: Partial<Record<ShellPageName, readonly FragmentSlot[]>> = { home: ['shell.home.main.v1'] };

const formsOf: Partial<Record<ShellPageName, readonly PageForm[]>> = {
  contact: [
    definePageForm('contact', sendContactMessage, {
      fields: {
        name: 'text',
        email: 'text',
        phone: 'text',
        company: 'optional',
        subject: 'text',
        message: 'text',
        website: 'text',
      },
    }),
  ],
  landing: [
    definePageForm('waitlist', subscribeToNewsletter, {
      fields: { email: 'text', firstName: 'text', phone: 'text', company: 'text', website: 'text' },
      constants: { frequency: 'weekly' },
    }),
  ],
};

const inLanguages = <T>(of: (language: Language) => T): InLanguages<T> =>
  Object.fromEntries(languages.map((language) => [language, of(language)])) as InLanguages<T>;

const questions = inLanguages((language) =>
  questionGroups[language].flatMap((group) => group.questions.map(({ question, answer }) => ({ question, answer }))),
);

export const describedRoutes: readonly DescribedRoute[] = shellRoutes.map(({ path, page, access }) => ({
  path,
  title: inLanguages((language) => allTexts[language][page].title),
  description: inLanguages((language) => allTexts[language][page].description),
  file: fileOf(page),
  robots: hidden.includes(path) ? 'noindex' : 'index',
  access,
  ...(pageData[page] !== undefined && { data: pageData[page] }),
  ...(formsOf[page] !== undefined && { forms: formsOf[page] }),
  ...(slotsOf[page] !== undefined && { slots: slotsOf[page] }),
  ...(page === 'faq' && { questions }),
}));
