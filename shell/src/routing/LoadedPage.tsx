import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PageSource } from '../pages/page-source';
import type { PageName } from '../pages/shell-routes';
import { loadingAfter, slowAfter, type RemoteState } from '../remotes/deferred-lifecycles';
import { RemoteStatus } from '../remotes/RemoteStatus';

interface LoadedPageProps {
  pages: PageSource;
  name: PageName;
}

/** A page of the shell, once its code is loaded. */
export function LoadedPage({ pages, name }: LoadedPageProps) {
  const get = () => pages.get(name);
  const file = useSyncExternalStore(pages.subscribe, get, get);
  useEffect(() => {
    void pages.load(name);
  }, [pages, name]);
  const Page = file === 'failed' ? undefined : file?.[name];
  if (Page === undefined) {
    return <PageStatus failed={file === 'failed'} onRetry={() => void pages.load(name)} />;
  }
  return <Page />;
}

interface PageStatusProps {
  failed: boolean;
  onRetry: () => void;
}

/** Placeholder of a shell page: empty at first, then the same as for a remote. */
function PageStatus({ failed, onRetry }: PageStatusProps) {
  const [state, setState] = useState<RemoteState | null>(null);
  useEffect(() => {
    const timers = [setTimeout(() => setState('loading'), loadingAfter), setTimeout(() => setState('slow'), slowAfter)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [failed]);
  const shown = failed ? 'failed' : state;
  return shown === null ? null : <RemoteStatus state={shown} readable={false} onRetry={onRetry} />;
}
