import { createFragment } from 'platform';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { Footer } from './layout/Footer/Footer';
import { Header } from './layout/Header/Header';
import { Overlays } from './layout/Overlays';
import { ShellPage } from './routing/ShellPage';

/** The shell's own name and texts, as a remote declares its. */
export const shell = { id: 'shell', i18n: { pt, en } };

/** The shell's roots. In the browser each is a set of lifecycles, on the server it renders markup. */
export const createParts = (owner: Parameters<typeof createFragment>[0]) => ({
  header: createFragment(owner, 'header', Header),
  page: createFragment(owner, 'page', ShellPage),
  footer: createFragment(owner, 'footer', Footer),
  overlays: createFragment(owner, 'overlays', Overlays),
});
