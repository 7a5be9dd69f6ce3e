import type { Campaign } from 'shared-contracts';

/** An EventSource whose events the test emits. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static open: FakeEventSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeEventSource.open.push(this);
  }

  emit(campaign: Campaign): void {
    this.dispatchEvent(new MessageEvent('campaign', { data: JSON.stringify(campaign) }));
  }

  /** The API rejected the stream: the browser does not reconnect. */
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
