import { useSyncExternalStore } from 'react';
import type { Language } from 'shared-contracts';
import { useServices } from '../services-context';

/** The page's language and its setter, which stores the choice and re-renders all roots. */
export function useLanguage(): { language: Language; setLanguage: (language: Language) => void } {
  const { language: service } = useServices();
  const language = useSyncExternalStore(service.subscribe, service.get, service.get);
  return { language, setLanguage: service.set };
}
