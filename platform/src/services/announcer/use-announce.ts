import { useServices } from '../services-context';

/** Tells a screen reader what changed where the person is not looking ("32 ofertas"). */
export function useAnnounce(): (text: string) => void {
  return useServices().announcer.announce;
}
