import { useSyncExternalStore } from 'react';
import type { Theme } from 'shared-contracts';
import { useServices } from '../services-context';

/** What the server renders: it cannot know the choice, and nothing but the theme's own control depends on it. */
const beforeMounting = (): Theme => 'light';

/** The chosen theme, for the control that changes it. Styles never read it: they use the theme's custom properties. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const { theme: service } = useServices();
  const theme = useSyncExternalStore(service.subscribe, service.get, beforeMounting);
  return { theme, setTheme: service.set };
}
