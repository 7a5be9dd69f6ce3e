import { shell } from '../shell';
import * as forms from './form-pages';
import * as main from './main-pages';
import * as reading from './reading-pages';

/** All pages in one import, for the server and tests. */
export const allPages = { ...main.pages, ...forms.pages, ...reading.pages };

export const allTexts = {
  pt: { ...main.texts.pt, ...forms.texts.pt, ...reading.texts.pt },
  en: { ...main.texts.en, ...forms.texts.en, ...reading.texts.en },
};

/** The shell with the texts of all its pages, for the server and tests. */
export const shellWithPages = {
  ...shell,
  i18n: { pt: { ...shell.i18n.pt, ...allTexts.pt }, en: { ...shell.i18n.en, ...allTexts.en } },
};
