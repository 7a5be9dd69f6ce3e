import { useSyncExternalStore } from 'react';
import type { Theme } from 'shared-contracts';
import { useServices } from '../services-context';

/** Rendered by the server, which does not know the choice. Only the theme control depends on it. */
const serverSnapshot = (): Theme => 'light';

/** The chosen theme and its setter, for the theme control. Styles use the theme's custom properties instead. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const { theme: service } = useServices();
  const theme = useSyncExternalStore(service.subscribe, service.get, serverSnapshot);
  return { theme, setTheme: service.set };
}
