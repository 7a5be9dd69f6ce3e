import fc from 'fast-check';
import { htmlOut, isClosed, isFeatured, validThrough } from './job.response.ts';
import type { JobCardRecord } from './job.sql.ts';

const tag = fc.constantFrom('p', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4');

it('does not change HTML of the ingest', () => {
  const html =
    '<h2>Função</h2><p>Fazer &amp; ser<br />já</p><ul><li><strong>2</strong> <a href="https://example.com/?a=1&amp;b" rel="nofollow ugc">x</a></li></ul>';
  expect(htmlOut(html)).toBe(html);
});

it('does not change any text in allowed tags', () => {
  fc.assert(
    fc.property(tag, fc.string(), (name, text) => {
      const html = `<${name}>${text.replaceAll(/[<>&"]/g, '')}</${name}>`;
      expect(htmlOut(html)).toBe(html);
    }),
  );
});

it.each([
  '<script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="https://x.example" onmouseover="alert(1)">x</a>',
  '<p style="position:fixed">x</p>',
  '<iframe src="https://evil.example"></iframe>',
  '<!-- --><p>x</p>',
  '<P>x</P><ScRiPt>alert(1)</sCrIpT>',
  '<p>x</p><a href="https://x.example">x</a><br /><img src=x onerror=alert(1)>',
  '<p>x</p><a href="https://x.example"<script>alert(1)</script>',
])('sanitizes %s', (html) => {
  expect(htmlOut(html)).not.toMatch(/script|onclick|onerror|onload|onmouse|style|iframe|evil|<!--/i);
});

it.each(['<a href="https://x"', '<p>texto</p>', 'a', '<', '<p'])('handles 200,000 characters of %s', (part) => {
  const html = part.repeat(200_000 / part.length);
  expect(htmlOut(html).length).toBeLessThanOrEqual(html.length * '&lt;'.length);
});

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-11-20T12:00:01Z');
const day = 86_400_000;

const featured = (isFeaturedNow: boolean, featuredUntil: Date | null) =>
  ({ isFeatured: isFeaturedNow, featuredUntil }) as JobCardRecord;

it.each([
  [true, null, true],
  [true, later, true],
  [true, now, false],
  [false, null, false],
  [false, later, false],
])('a job marked as featured %s until %s is featured: %s', (marked, until, expected) => {
  expect(isFeatured(featured(marked, until), now)).toBe(expected);
});

it.each([
  ['open', null, false],
  ['open', later, false],
  ['open', now, true],
  ['paused', null, true],
  ['closed', later, true],
] as const)('a job with the status %s and the closing date %s is closed: %s', (status, closesAt, expected) => {
  expect(isClosed({ status, closesAt }, now)).toBe(expected);
});

describe('validThrough', () => {
  it('is the closing date of the source', () => {
    expect(validThrough({ status: 'open', closesAt: later, postedAt: now }, now)).toEqual(later);
  });

  it('is 90 days after the posting time', () => {
    const postedAt = new Date('2026-11-05T09:12:00Z');
    const expected = new Date('2027-02-03T09:12:00Z');
    expect(validThrough({ status: 'open', closesAt: null, postedAt }, now)).toEqual(expected);
  });

  it('does not change after the job is closed', () => {
    const postedAt = new Date(now.getTime() - 200 * day);
    const expected = new Date(now.getTime() - 110 * day);
    expect(validThrough({ status: 'closed', closesAt: null, postedAt }, now)).toEqual(expected);
  });

  it('is at most 90 days in the future for every open job that the source lists', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 * day }), (age) => {
        const postedAt = new Date(now.getTime() - age);
        const ahead = validThrough({ status: 'open', closesAt: null, postedAt }, now).getTime() - now.getTime();
        expect(ahead).toBeGreaterThan(0);
        expect(ahead).toBeLessThanOrEqual(90 * day);
      }),
    );
  });
});
