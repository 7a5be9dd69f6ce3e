import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { ErrorPanel } from '../ui/ErrorPanel/ErrorPanel';
import { Container } from '../ui/Layout/Layout';
import { onDemand, type WaitingProps } from '../ui/overlay/on-demand';
import { Skeleton } from '../ui/Skeleton/Skeleton';

/** A page of a remote in a chunk of its own, which `createRemote` loads before the page is rendered or hydrated. */
export interface LazyPage {
  Page: ComponentType;
  hasPath: (pathname: string) => boolean;
  /** Loads the chunk. Rejects if it cannot be loaded; `Page` then shows the failure, with a retry. */
  load: () => Promise<void>;
}

/**
 * A page of a remote in a chunk of its own, for `createRemote` and `Routes`.
 *
 * @param path - route path of the page
 * @param load - imports the page; the route's `chunk` in `src/remote.ts` names the same chunk, so that the document preloads it
 */
export function lazyPage(path: string, load: () => Promise<ComponentType>): LazyPage {
  const Page = onDemand({ load, isWanted: () => true, Waiting, isPage: true });
  return { Page, hasPath: (pathname) => matchPath(path, pathname) !== null, load: Page.ensure };
}

function Waiting({ hasFailed, isAsking, retry }: WaitingProps) {
  const { t } = useTranslation('common');
  return (
    <Container>
      {hasFailed ? (
        <ErrorPanel title={t('error.title')} text={t('remote.failed')} code="TP-201" onRetry={retry} busy={isAsking} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="100vh" shape="tile" />
        </div>
      )}
    </Container>
  );
}
