import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import {
  ErrorPanel,
  Navigate,
  useLoadingStage,
  useLocation,
  usePageContext,
  useSession,
  useTranslation,
  VisuallyHidden,
} from 'platform';
import { RetryPanel, useFailedSessionRequest } from 'platform/shell';
import { routes, type RemoteRoute } from 'shared-contracts';
import type { KeptPage, PageSource } from '../pages/page-source';
import type { PageName } from '../pages/shell-routes';
import { RemoteStatus } from '../remotes/RemoteStatus';
import { accessTo, pageAt, type FindOwner } from './owners';
import * as S from './ShellPage.styles';

interface ShellPageProps {
  ownerOf: FindOwner;
  pages: PageSource;
  /** Server content of the page, if its code cannot be loaded. */
  kept?: KeptPage | undefined;
}

/** The shell's part of an address: its own page, the gate before a remote's, or the not-found page. */
export function ShellPage({ ownerOf, pages, kept }: ShellPageProps) {
  const { pathname } = useLocation();
  const context = usePageContext();
  const owner = ownerOf(pathname)?.owner;
  const page =
    owner?.kind === 'remote' ? null : (
      <LoadedPage pages={pages} name={pageAt(ownerOf, pathname, context)} kept={kept} />
    );
  if (owner === undefined || owner.route.access === 'public') return page;
  return (
    <AccessGate route={owner.route} pages={pages}>
      {page}
    </AccessGate>
  );
}

interface AccessGateProps {
  route: Pick<RemoteRoute, 'access'>;
  pages: PageSource;
  /** The page, if it is the shell's. */
  children: ReactNode;
}

/** The shell's page that replaces a page without access, or while access is unknown. */
function AccessGate({ route, pages, children }: AccessGateProps) {
  const { pathname, search } = useLocation();
  const access = accessTo(route, useSession());
  const unanswered = useFailedSessionRequest();
  if (access === 'granted') return children;
  if (access === 'waiting') return <WaitingForSession />;
  if (access === 'denied') return <LoadedPage pages={pages} name="noPermission" />;
  if (unanswered !== null) return <ErrorPanel busy={unanswered.busy} onRetry={unanswered.retry} />;
  return <Navigate to={routes.auth} replace state={{ from: pathname + search }} />;
}

/** Shown until the session is known. */
function WaitingForSession() {
  const { t } = useTranslation('common');
  return (
    <S.Place role="status">
      <S.Ring />
      <VisuallyHidden>{t('session.loading')}</VisuallyHidden>
    </S.Place>
  );
}

interface LoadedPageProps {
  pages: PageSource;
  name: PageName;
  kept?: KeptPage | undefined;
}

/** A page of the shell, once its code is loaded. */
export function LoadedPage({ pages, name, kept }: LoadedPageProps) {
  const get = () => pages.get(name);
  const file = useSyncExternalStore(pages.subscribe, get, get);
  useEffect(() => {
    void pages.load(name);
  }, [pages, name]);
  const Page = file === 'failed' ? undefined : file?.[name];
  if (Page === undefined) {
    const content = kept?.name === name ? kept.content : undefined;
    return <PageStatus failed={file === 'failed'} kept={content} onRetry={() => void pages.load(name)} />;
  }
  return <Page />;
}

interface PageStatusProps {
  failed: boolean;
  kept: string | undefined;
  onRetry: () => void;
}

/** Placeholder of a shell page: empty at first, then the same as for a remote. */
function PageStatus({ failed, kept, onRetry }: PageStatusProps) {
  const stage = useLoadingStage(failed);
  if (kept !== undefined) {
    return <RetryPanel missing="page" kept={kept} code="TP-201" busy={!failed} onRetry={onRetry} />;
  }
  if (!failed && stage === null) return null;
  return <RemoteStatus state={failed ? 'failed' : 'loading'} readable={false} code="TP-201" onRetry={onRetry} />;
}
