import * as forms from './form-pages';
import * as main from './main-pages';
import * as reading from './reading-pages';

/** Every page at once, for where they are always at hand: on the server, and in tests. */
export const allPages = { ...main.pages, ...forms.pages, ...reading.pages };

export const allTexts = {
  pt: { ...main.texts.pt, ...forms.texts.pt, ...reading.texts.pt },
  en: { ...main.texts.en, ...forms.texts.en, ...reading.texts.en },
};
