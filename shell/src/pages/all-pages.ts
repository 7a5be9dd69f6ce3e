import * as forms from './form-pages';
import * as main from './main-pages';
import * as reading from './reading-pages';

/** All pages in one import, for the server and tests. */
export const allPages = { ...main.pages, ...forms.pages, ...reading.pages };

export const allTexts = {
  pt: { ...main.texts.pt, ...forms.texts.pt, ...reading.texts.pt },
  en: { ...main.texts.en, ...forms.texts.en, ...reading.texts.en },
};
