import { domainAndParents, judgeDmarc, judgeOneClick, judgeSpf } from './preflight.policy.ts';

const post = 'List-Unsubscribe=One-Click';

it.each([
  [{}, 'failure'],
  [{ 'List-Unsubscribe': '<https://example.com/u/1>' }, 'failure'],
  [{ 'List-Unsubscribe': '<http://example.com/u/1>', 'List-Unsubscribe-Post': post }, 'failure'],
  [{ 'List-Unsubscribe': '<mailto:a@example.com>', 'List-Unsubscribe-Post': post }, 'failure'],
  [{ 'List-Unsubscribe': '<https://example.com/u/1>', 'List-Unsubscribe-Post': post }, 'ok'],
])('checks the one-click unsubscription of %j: %s', (headers, outcome) => {
  expect(judgeOneClick({ headers })).toBe(outcome);
});

it.each([
  [[], 'failure'],
  [['v=spf10'], 'failure'],
  [['v=spf1'], 'ok'],
  [['x', 'v=spf1 -all'], 'ok'],
])('checks the SPF records %j: %s', (records, outcome) => {
  expect(judgeSpf(records)).toBe(outcome);
});

it.each([
  [['v=DMARC1'], 'failure'],
  [['v=DMARC1; p=reject'], 'ok'],
  [['v=DMARC1 ;p=none'], 'ok'],
])('checks the DMARC records %j: %s', (records, outcome) => {
  expect(judgeDmarc(records)).toBe(outcome);
});

it.each([
  ['example.com', ['example.com']],
  ['a.b.example.com', ['a.b.example.com', 'b.example.com', 'example.com']],
  ['localhost', ['localhost']],
])('returns the domain and the parent domains of %s', (domain, names) => {
  expect(domainAndParents(domain)).toEqual(names);
});
