import type { Campaign } from 'shared-contracts';

/** A stream that a test speaks through. */
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

  /** The API refused it: a browser does not try again. */
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
