import fc from 'fast-check';
import { safePostHtml, webAddress } from './blog-copy.parser.ts';

const base = 'https://blog.example.com/2026/11/a';
const safe = (html: string) => safePostHtml(html, base);

it.each([
  ['keeps text, lists and headings', '<h2>A</h2><ul><li><strong>b</strong></li></ul><blockquote>c</blockquote>'],
  ['keeps links to the web', '<a href="https://example.com/a?b=1" rel="noopener">a</a>'],
])('%s', (_, html) => {
  expect(safe(html)).toBe(html);
});

it.each([
  ['scripts and styles', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
  ['frames, forms and objects', '<iframe src="https://x.com"></iframe><form><input></form><object></object>b', 'b'],
  [
    'images, which may track readers',
    '<p>a<img src="https://t.example.com/p.gif" width="1"></p><p><img src="x"></p>',
    '<p>a</p>',
  ],
  ['handlers, styles and classes', '<p onclick="x()" style="color:red" class="c">a</p>', '<p>a</p>'],
  ['script URLs of links', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  [
    'tracking parameters of links',
    '<a href="/b?utm_source=x&amp;c=1&amp;fbclid=y">a</a>',
    '<a href="https://blog.example.com/b?c=1" rel="noopener">a</a>',
  ],
])('removes %s', (_, html, left) => {
  expect(safe(html)).toBe(left);
});

const withoutTags = (html: string) => html.replaceAll(/<[^<>]*>/g, '');

it('is idempotent for any input', () => {
  const piece = fc.constantFrom(
    '<p>',
    '</p>',
    '<a href="',
    'javascript:',
    '">',
    '<script>',
    '<<',
    '&lt;',
    'onload=',
    'a',
    '<img src=x onerror=y>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const once = safe(pieces.join(''));
      // Nested paragraphs are closed in the second run.
      expect(withoutTags(safe(once))).toBe(withoutTags(once));
      expect(once).not.toMatch(/<(?!\/?(p|a|br)\b)|<a href="(?!https?:\/\/)|<[^<>]*\son/i);
    }),
  );
});

it.each([
  ['https://example.com/a?utm_campaign=b', 'https://example.com/a'],
  ['http://example.com/a?b=1#c', 'http://example.com/a?b=1#c'],
  ['javascript:alert(1)', null],
  ['/a', null],
])('reads %s as the web URL %s', (text, address) => {
  expect(webAddress(text)).toBe(address);
});
