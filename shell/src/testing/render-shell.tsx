import type { ReactElement } from 'react';
import { buildUser, renderWithPlatform } from 'platform/testing';
import type { PageRemote } from 'shared-contracts';
import { shellWithPages } from '../pages/all-pages';
import { RemotesContext } from '../remotes/page-remotes';
import { pageRemotes } from './page-remotes';

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

export const ines = buildUser({ username: 'ines' });

/** Renders a part of the shell on a separate platform, with the shell's texts. `remotes`: those of the page's registry. */
export function renderShell(part: ReactElement, page: Page = {}, remotes: readonly PageRemote[] = pageRemotes) {
  const rendered = <RemotesContext value={remotes}>{part}</RemotesContext>;
  return renderWithPlatform(rendered, { ...page, remotes: [shellWithPages] });
}
