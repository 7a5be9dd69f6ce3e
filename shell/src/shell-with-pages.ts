import { allTexts } from './pages/all-pages';
import { shell } from './shell';

/** The shell with the texts of its pages, for where they are always at hand: on the server, and in tests. */
export const shellWithPages = {
  ...shell,
  i18n: { pt: { ...shell.i18n.pt, ...allTexts.pt }, en: { ...shell.i18n.en, ...allTexts.en } },
};
