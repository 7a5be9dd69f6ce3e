import { isMachine, isMachineClick } from './mail-events.service.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0';
const by = (agent: string | undefined, method = 'GET') => ({
  method,
  headers: agent === undefined ? {} : { 'user-agent': agent },
});

it.each([
  ['a human', by(firefox), false],
  ['a human with Outlook', by('Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.4266; Pro)'), false],
  ['a HEAD request', by(firefox, 'HEAD'), true],
  ['a client without a user agent', by(undefined), true],
  ['Apple’s proxy', by('Mozilla/5.0'), true],
  [
    'Google’s proxy',
    by('Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)'),
    true,
  ],
  ['Yahoo’s proxy', by('YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html'), true],
  ['a scanner', by(`${firefox} Mimecast`), true],
  ['a prefetch', { method: 'GET', headers: { 'user-agent': firefox, 'sec-purpose': 'prefetch' } }, true],
] as const)('classifies %s', (_, reader, expected) => {
  expect(isMachine(reader)).toBe(expected);
});

const token = {
  campaign: 1,
  mail: Buffer.alloc(8),
  language: 'pt' as const,
  issuedAt: new Date('2026-03-02T10:00:00Z'),
};

it.each([
  ['too soon after the mail was composed', 1, '2026-03-02T10:00:04Z', true],
  ['later', 1, '2026-03-02T10:00:05Z', false],
  ['on the hidden link', 0, '2026-03-02T11:00:00Z', true],
])('classifies a click %s', (_, job, now, expected) => {
  expect(isMachineClick(by(firefox), { ...token, job }, new Date(now))).toBe(expected);
});
