import { Outage } from './outage.ts';

let now: number;
let outage: Outage;
beforeEach(() => {
  now = 0;
  outage = new Outage(() => now);
});

function tryMails(count: number, minutes: number): void {
  for (let mail = 0; mail < count; mail++) {
    outage.recordFailure();
    now += (minutes * 60_000) / count;
  }
}

it('is long after five minutes of failed attempts without an accepted mail', () => {
  now = 3_600_000;
  expect(outage.isLong).toBe(false);
  tryMails(30, 4);
  expect(outage.isLong).toBe(false);
  tryMails(1, 1);
  expect(outage.isLong).toBe(true);
});

it('ends with the first accepted mail', () => {
  tryMails(30, 10);
  outage.end();
  expect(outage.isLong).toBe(false);
  tryMails(30, 1);
  expect(outage.isLong).toBe(false);
});

it('is not reported for few failed mails', () => {
  tryMails(5, 60);
  expect(outage.isLong).toBe(false);
});
