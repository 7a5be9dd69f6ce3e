import { useEffect, useSyncExternalStore } from 'react';
import type { PageName, PageSource } from '../pages';
import { PageStatus } from './PageStatus';

interface OwnPageProps {
  pages: PageSource;
  name: PageName;
}

/** A page of the shell's own, once its code is there. */
export function OwnPage({ pages, name }: OwnPageProps) {
  const current = useSyncExternalStore(pages.subscribe, pages.get, pages.get);
  useEffect(() => {
    void pages.load();
  }, [pages]);
  if (current === null || current === 'failed') {
    return <PageStatus failed={current === 'failed'} onRetry={() => void pages.load()} />;
  }
  const Page = current[name];
  return <Page />;
}
