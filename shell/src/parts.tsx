import { createFragment } from 'platform';
import { Footer, Header, Overlays } from './layout';
import { ShellPage } from './routing/ShellPage';

/** The shell's roots. In the browser each is a set of lifecycles, on the server it renders markup. */
export const createParts = (shell: Parameters<typeof createFragment>[0]) => ({
  header: createFragment(shell, 'header', Header),
  page: createFragment(shell, 'page', ShellPage),
  footer: createFragment(shell, 'footer', Footer),
  overlays: createFragment(shell, 'overlays', Overlays),
});
