import { createFragment } from 'platform';
import en from './i18n/en.json';
import pt from './i18n/pt.json';
import { Footer } from './layout/Footer/Footer';
import { Header } from './layout/Header/Header';
import { withRemotes } from './remotes/page-remotes';
import { Overlays } from './layout/Overlays';
import type formTexts from './pages/i18n/form-pages.pt.json';
import type mainTexts from './pages/i18n/pt.json';
import type readingTexts from './pages/i18n/reading-pages.pt.json';
import { ShellPage } from './routing/ShellPage';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof pt & typeof mainTexts & typeof formTexts & typeof readingTexts;
  }
}

/** The shell's own name and texts, as a remote declares its. */
export const shell = { id: 'shell', i18n: { pt, en } };

/** The shell's roots. In the browser each is a set of lifecycles, on the server it renders markup. */
export const createParts = (owner: Parameters<typeof createFragment>[0]) => ({
  header: createFragment(owner, 'header', withRemotes(Header)),
  page: createFragment(owner, 'page', withRemotes(ShellPage)),
  footer: createFragment(owner, 'footer', withRemotes(Footer)),
  overlays: createFragment(owner, 'overlays', Overlays),
});
