import {
  clientEventLimits as limits,
  type ClientEvent,
  type ClientEventRemote,
  type ClientEvents,
  type Vital,
} from 'shared-contracts';

/** Requests of one page view, so that a loop of errors does not become a loop of requests. */
const maxRequests = 4;

export type PageFacts = Pick<ClientEvents, 'path' | 'language' | 'signedIn' | 'sampling'>;

/** Events and measurements of one page view, within the limits of the endpoint. */
export class PageView {
  readonly #facts: () => PageFacts;
  readonly #remotes: readonly ClientEventRemote[];
  readonly #seen = new Set<string>();
  #events: ClientEvent[] = [];
  #requests = 0;

  constructor(facts: () => PageFacts, remotes: readonly ClientEventRemote[]) {
    this.#facts = facts;
    this.#remotes = remotes;
  }

  /** Adds an event once: an error that repeats within a page view is one failure. False if it is not reported. */
  add(event: ClientEvent): boolean {
    const key = [event.remote, event.kind, event.code, event.message].join('|');
    if (this.#seen.has(key) || this.#seen.size >= limits.events) return false;
    this.#seen.add(key);
    this.#events.push(event);
    return true;
  }

  /** The body of the next request with all unsent events and vitals; null if there are none. */
  take(vitals: readonly Vital[]): string | null {
    if ((this.#events.length === 0 && vitals.length === 0) || this.#requests >= maxRequests) return null;
    this.#requests += 1;
    const events = this.#events;
    this.#events = [];
    for (let count = events.length; count >= 0; count -= 1) {
      const body = this.#body(events.slice(0, count), vitals.slice(0, limits.vitals));
      if (new TextEncoder().encode(body).length <= limits.bytes) return body;
    }
    return null;
  }

  #body(events: readonly ClientEvent[], vitals: readonly Vital[]): string {
    const named = new Set([...events, ...vitals].map(({ remote }) => remote));
    const remotes = this.#remotes.filter(({ id }) => named.has(id));
    return JSON.stringify({ ...this.#facts(), remotes, events, vitals } satisfies ClientEvents);
  }
}
