import { useSyncExternalStore } from 'react';
import type { Language } from 'shared-contracts';
import { useServices } from '../services-context';

/** The page's language, and the way to change it: every root re-renders, the choice is remembered. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  const { language: service } = useServices();
  const language = useSyncExternalStore(service.subscribe, service.get, service.get);
  return { language, setLanguage: service.set };
}
