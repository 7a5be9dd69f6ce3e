import { useEffect } from 'react';
import { useServices } from '../services-context';
import type { PageMeta } from './head';

/**
 * Describes the page while the component is mounted; of several, the last one mounted counts. The server writes the
 * first head from the remote's declaration, this keeps it right as the person moves on.
 */
export function usePageMeta({ title, description, robots, canonical, structuredData }: PageMeta): void {
  const { head } = useServices();
  // An object that is made anew at each render says the same thing: its text is what counts.
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
