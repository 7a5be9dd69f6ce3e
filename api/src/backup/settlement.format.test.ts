import { settlementLines } from './settlement.format.ts';

const takenAt = '2026-11-22T10:00:00.000Z';
const replayed = { replayed: 6, unchanged: 8, failed: 9 };
const settled = { mails: 3, links: 2, campaigns: 4, campaignMails: 500 };

it('reports the time, the settled data and all manual work', () => {
  const text = settlementLines({ takenAt, settled, former: null, replayed }).join('\n');
  expect(text).toContain(`after ${takenAt}`);
  expect(text).toContain('6 repeated, 8 had nothing left to erase, 9 failed');
  expect(text).toContain('uncertain-mails): 3');
  expect(text).toContain('an admin has to continue: 4. Their mails that may have arrived: 500.');
  const kinds = [
    /newsletter/,
    /saved jobs/,
    /removed from an account/,
    /passwords/,
    /second factors/,
    /campaigns that/,
  ];
  for (const kind of kinds) expect(text).toMatch(kind);
  expect(text).not.toContain('Accounts that the replaced rows');
});

it('lists the accounts that the replaced database did not have', () => {
  const lines = (returned: number[]) =>
    settlementLines({ takenAt, settled, former: { returned, unsubscribed: 1, suppressed: 5 }, replayed }).join('\n');
  expect(lines([7, 12])).toContain('probably erased: 7, 12.');
  expect(lines([])).toContain('probably erased: none.');
  expect(lines([])).toContain('because the replaced rows had the address: 5.');
});
