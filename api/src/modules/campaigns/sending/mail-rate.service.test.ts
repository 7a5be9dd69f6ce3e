import { MailRate, Outage } from './mail-rate.service.ts';

let now: number;
const clock = () => now;
beforeEach(() => (now = 0));

/** Simulates sending for `ms` milliseconds. `isDeferred` decides which mails the server defers. */
function sendFor(rate: MailRate, ms: number, isDeferred: (mail: number) => boolean = () => false): number {
  let sent = 0;
  for (const until = now + ms; now < until;) {
    const pause = rate.take();
    if (pause > 0) now += pause;
    else {
      if (isDeferred(sent)) rate.recordDeferral();
      else rate.recordAccepted();
      sent += 1;
      now += 0.5;
    }
  }
  return sent;
}

it('limits mails to the configured rate', () => {
  const sent = sendFor(new MailRate(20, clock), 10_000);
  expect(sent).toBeGreaterThanOrEqual(195);
  expect(sent).toBeLessThanOrEqual(205);
});

it('does not catch up after a pause', () => {
  const rate = new MailRate(20, clock);
  sendFor(rate, 1000);
  now += 60_000;
  expect(sendFor(rate, 1000)).toBeLessThanOrEqual(25);
});

it('does not limit without a ceiling', () => {
  const rate = new MailRate(Infinity, clock);
  expect(sendFor(rate, 1000)).toBe(2000);
});

it('halves the rate while the server defers many mails, down to a minimum', () => {
  const rate = new MailRate(Infinity, clock);
  sendFor(rate, 1100, () => true);
  const first = rate.current;
  expect(first).toBeLessThan(1100);
  sendFor(rate, 1100, () => true);
  expect(rate.current).toBeLessThanOrEqual(first / 1.9);
  sendFor(rate, 60_000, () => true);
  expect(rate.current).toBe(5);
});

it('raises the rate by a tenth per second, up to the ceiling', () => {
  const rate = new MailRate(100, clock);
  sendFor(rate, 1100, () => true);
  const slow = rate.current;
  sendFor(rate, 2300);
  expect(rate.current).toBeGreaterThan(slow * 1.09);
  expect(rate.current).toBeLessThan(slow * 1.4);
  sendFor(rate, 60_000);
  expect(rate.current).toBe(100);
});

it('does not slow down for single deferred mailboxes', () => {
  const rate = new MailRate(100, clock);
  sendFor(rate, 5000, (mail) => mail % 3 === 0);
  expect(rate.current).toBe(100);
});

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

it('reports a long outage after five minutes of failed attempts without an accepted mail', () => {
  now = 3_600_000;
  expect(outage.isLong).toBe(false);
  tryMails(30, 4);
  expect(outage.isLong).toBe(false);
  tryMails(1, 1);
  expect(outage.isLong).toBe(true);
});

it('ends an outage with the first accepted mail', () => {
  tryMails(30, 10);
  outage.end();
  expect(outage.isLong).toBe(false);
  tryMails(30, 1);
  expect(outage.isLong).toBe(false);
});

it('reports no outage for a few failed mails', () => {
  tryMails(5, 60);
  expect(outage.isLong).toBe(false);
});
