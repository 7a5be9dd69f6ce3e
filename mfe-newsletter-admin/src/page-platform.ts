import { createContext, useContext } from 'react';
import type { NarrowPlatform } from 'platform/narrow';

export const PagePlatform = createContext<NarrowPlatform | null>(null);

/** What the page lets this remote do. */
export function usePagePlatform(): NarrowPlatform {
  const platform = useContext(PagePlatform);
  if (platform === null) throw new Error('usePagePlatform stands outside NewsletterAdmin');
  return platform;
}
