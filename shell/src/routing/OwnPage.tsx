import { useEffect, useSyncExternalStore } from 'react';
import type { PageName, PageSource } from '../pages';
import { PageStatus } from './PageStatus';

interface OwnPageProps {
  pages: PageSource;
  name: PageName;
}

/** A page of the shell, once its code is loaded. */
export function OwnPage({ pages, name }: OwnPageProps) {
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
