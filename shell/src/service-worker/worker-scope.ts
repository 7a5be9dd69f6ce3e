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
