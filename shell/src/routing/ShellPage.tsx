import { useLocation } from 'platform';
import { NotFoundPage } from '../pages';
import { AccessGate } from './AccessGate';
import type { FindOwner } from './owners';

/** The shell's part of an address: its own page, the gate before a remote's, or the not-found page. */
export function ShellPage({ ownerOf }: { ownerOf: FindOwner }) {
  const { pathname } = useLocation();
  const owner = ownerOf(pathname)?.owner;
  if (owner === undefined) return <NotFoundPage />;
  if (owner.kind === 'remote') return <AccessGate route={owner.route} />;
  const { Page } = owner.route;
  return <Page />;
}
