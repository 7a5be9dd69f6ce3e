import type { NarrowPlatform, PageServices, SessionSource } from 'platform/shell';

/** What an isolated remote gets: plain values and functions, none of the page's objects. */
export function createNarrowPlatform(services: PageServices, session: SessionSource): NarrowPlatform {
  const { history, language, telemetry, toast } = services;
  return {
    language: { get: language.get, subscribe: language.subscribe },
    session: { get: session.get, subscribe: session.subscribe },
    navigate: (to) => history.push(to),
    toast: (message) => toast.show(message),
    report: (id, error) => telemetry.report(id, error),
  };
}
