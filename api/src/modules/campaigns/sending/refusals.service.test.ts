import { RefusalShare } from './refusals.service.ts';

/** Configurable rows. */
class TestRows {
  since = new Date('2026-03-24T09:00:00Z');
  failed = 0;
  sent = 0;
  /** Number of full counts. */
  counted = 0;

  refused = () => Promise.resolve({ failed: this.failed, since: this.since });

  countTaken(): Promise<number> {
    this.counted += 1;
    return Promise.resolve(this.sent);
  }
}

let rows: TestRows;
let share: RefusalShare;
beforeEach(() => {
  rows = new TestRows();
  share = new RefusalShare(rows);
});

const after = (sent: number, failed: number) => {
  Object.assign(rows, { sent, failed });
  return share.reasonToPause(1);
};

it('counts sent mails only when the known count does not outweigh the refusals', async () => {
  expect(await after(100_000, 19)).toBeNull();
  expect(rows.counted).toBe(0);
  for (const failed of [20, 21, 100, 1000, 5263]) expect(await after(100_000, failed)).toBeNull();
  expect(rows.counted).toBe(1);
  expect(await after(100_020, 5264)).toBeNull();
  expect(rows.counted).toBe(2);
});

it('pauses only above one refusal in twenty mails', async () => {
  expect(await after(1900, 100)).toBeNull();
  expect(await after(1900, 101)).toBe('refusals');
});

it('starts over when a campaign is resumed', async () => {
  expect(await after(1900, 100)).toBeNull();
  rows.since = new Date('2026-03-24T10:00:00Z');
  expect(await after(379, 20)).toBe('refusals');
});

it('counts campaigns separately', async () => {
  expect(await after(1900, 100)).toBeNull();
  rows.sent = 379;
  rows.failed = 20;
  expect(await share.reasonToPause(2)).toBe('refusals');
});
