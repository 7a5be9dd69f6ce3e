import { useServices } from '../services-context';

/** Announces a change to screen readers ("32 ofertas"). */
export function useAnnounce(): (text: string) => void {
  return useServices().announcer.announce;
}
