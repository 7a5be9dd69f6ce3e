import { createFragment } from 'platform';
import { Footer, Header, Overlays } from './layout';
import type { FindOwner } from './routing/owners';
import { ShellPage } from './routing/ShellPage';
import { shell } from './shell';

export interface PageProps {
  ownerOf: FindOwner;
}

/** The shell's roots. In the browser each is a set of lifecycles, on the server it renders markup. */
export const parts = {
  header: createFragment(shell, 'header', Header),
  page: createFragment<PageProps>(shell, 'page', ShellPage),
  footer: createFragment(shell, 'footer', Footer),
  overlays: createFragment(shell, 'overlays', Overlays),
};
