import { useEffect } from 'react';
import { useServices } from '../services-context';
import type { PageMeta } from './head';

/**
 * Sets the page's metadata while the component is mounted. The last mounted component applies. The server renders the first
 * head from the remote's declaration; this hook updates it after navigations.
 */
export function usePageMeta({ title, description, robots, canonical, structuredData }: PageMeta): void {
  const { head } = useServices();
  // Compare the serialized object, because callers create a new object on each render.
  const data = structuredData === undefined ? undefined : JSON.stringify(structuredData);
  useEffect(
    () =>
      head.describe({
        title,
        description,
        robots,
        canonical,
        structuredData: data === undefined ? undefined : (JSON.parse(data) as object),
      }),
    [head, title, description, robots, canonical, data],
  );
}
