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

/** What a service worker uses of its global scope. The shell's types are those of a page, which has another one. */
interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(type: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
