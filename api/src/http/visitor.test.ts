import { visitorOf } from './request.parser.ts';

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

it.each([
  ['human', { 'user-agent': chrome }],
  ['human', { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari' }],
  ['machine', { 'user-agent': 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient)' }],
  ['machine', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['machine', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['machine', { 'user-agent': 'curl/8.5.0' }],
  ['machine', { 'user-agent': '' }],
  ['machine', {}],
  ['machine', { 'user-agent': chrome, 'sec-purpose': 'prefetch;prerender' }],
  ['machine', { 'user-agent': chrome, purpose: 'prefetch' }],
] as const)('classifies as %s: %j', (expected, headers) => {
  expect(visitorOf(headers)).toBe(expected);
});
