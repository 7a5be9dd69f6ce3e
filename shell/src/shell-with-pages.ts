import { allTexts } from './pages/all-pages';
import { shell } from './shell';

/** The shell with the texts of all its pages, for the server and tests. */
export const shellWithPages = {
  ...shell,
  i18n: { pt: { ...shell.i18n.pt, ...allTexts.pt }, en: { ...shell.i18n.en, ...allTexts.en } },
};
