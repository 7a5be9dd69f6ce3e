import { pageTexts } from './pages/pages';
import { shell } from './shell';

/** The shell with the texts of its pages, for where they are always at hand: on the server, and in tests. */
export const shellWithPages = {
  ...shell,
  i18n: { pt: { ...shell.i18n.pt, ...pageTexts.pt }, en: { ...shell.i18n.en, ...pageTexts.en } },
};
