import type { WorkerMessage } from 'platform/shell';
import { isOneOf } from 'shared-contracts';

declare global {
  interface ExtendableEvent extends Event {
    waitUntil: (work: Promise<unknown>) => void;
  }

  interface ExtendableMessageEvent extends ExtendableEvent {
    readonly data: unknown;
  }

  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
  }
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableMessageEvent;
}

/** The subset of a service worker's global scope that is used. The shell's types describe the window scope. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(type: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;

const types = ['keep', 'release', 'visited'] as const satisfies WorkerMessage['type'][];

/** A valid message of our pages, or null. Its address must be a path of this site. */
export function toMessage(data: unknown): WorkerMessage | null {
  const { type, path } = (data ?? {}) as Partial<Record<keyof WorkerMessage, unknown>>;
  const isAddress = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return isOneOf(types, type) && isAddress ? { type, path } : null;
}
