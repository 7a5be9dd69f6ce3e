import { createScopedHistory } from '../services/history/history';
import type { PageServices } from '../services/services';
import type { SessionSource } from '../services/session/session';
import type { NarrowPlatform } from './create-isolated-remote';

interface NarrowOptions {
  services: PageServices;
  session: SessionSource;
  /** Whether the address of a path is the remote's. */
  owns: (pathname: string) => boolean;
}

/** The platform of an isolated remote: plain values and functions, no objects of the page. */
export function createNarrowPlatform({ services, session, owns }: NarrowOptions): NarrowPlatform {
  const { history, language, telemetry, toast } = services;
  const source = createScopedHistory(history, owns);
  const address = () => {
    const { pathname, search, hash } = source.get().location;
    return pathname + search + hash;
  };
  return {
    language: { get: language.get, subscribe: language.subscribe },
    session: { get: session.get, subscribe: session.subscribe },
    address: { get: address, subscribe: source.listen },
    navigate: (to, { replace = false } = {}) => (replace ? history.replace(to) : history.push(to)),
    toast: (message) => toast.show(message),
    report: (id, error) => telemetry.report(id, error),
  };
}
