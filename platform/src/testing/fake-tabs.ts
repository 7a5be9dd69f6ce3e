/** Replaces the native BroadcastChannel, which keeps Jest from exiting. Instances of a name receive each other's messages. */
class FakeBroadcastChannel extends EventTarget {
  static open: FakeBroadcastChannel[] = [];

  constructor(readonly name: string) {
    super();
    FakeBroadcastChannel.open.push(this);
  }

  postMessage(data: unknown): void {
    for (const other of FakeBroadcastChannel.open) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

/** Call it in a `describe` whose tests simulate several tabs. */
export function fakeTabs(): void {
  const own = globalThis.BroadcastChannel;
  beforeEach(() => {
    FakeBroadcastChannel.open = [];
    Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  });
  afterEach(() => void Object.assign(globalThis, { BroadcastChannel: own }));
}
