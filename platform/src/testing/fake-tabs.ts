/** In place of the browser's channel, which keeps Jest waiting: instances of one name hear each other, not themselves. */
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

/** Called in a `describe` whose tests open tabs of one browser. */
export function fakeTabs(): void {
  const own = globalThis.BroadcastChannel;
  beforeEach(() => {
    FakeBroadcastChannel.open = [];
    Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  });
  afterEach(() => void Object.assign(globalThis, { BroadcastChannel: own }));
}
