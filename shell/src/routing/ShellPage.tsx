import { useLocation, usePageContext } from 'platform';
import type { PageSource } from '../pages';
import { AccessGate } from './AccessGate';
import { OwnPage } from './OwnPage';
import { pageAt, type FindOwner } from './owners';

export interface ShellPageProps {
  ownerOf: FindOwner;
  pages: PageSource;
}

/** The shell's part of an address: its own page, the gate before a remote's, or the not-found page. */
export function ShellPage({ ownerOf, pages }: ShellPageProps) {
  const { pathname } = useLocation();
  const context = usePageContext();
  const owner = ownerOf(pathname)?.owner;
  if (owner?.kind === 'remote') return <AccessGate route={owner.route} pages={pages} />;
  return <OwnPage pages={pages} name={pageAt(ownerOf, pathname, context)} />;
}
