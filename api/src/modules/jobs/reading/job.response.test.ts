import fc from 'fast-check';
import { htmlOut } from './job.response.ts';

const tag = fc.constantFrom('p', 'ul', 'ol', 'li', 'strong', 'em', 'h2', 'h3', 'h4');

it('leaves HTML of the ingest unchanged', () => {
  const html =
    '<h2>Função</h2><p>Fazer &amp; ser<br />já</p><ul><li><strong>2</strong> <a href="https://example.com/?a=1&amp;b" rel="nofollow ugc">x</a></li></ul>';
  expect(htmlOut(html)).toBe(html);
});

it('leaves any text in allowed tags unchanged', () => {
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
])('sanitises %s', (html) => {
  expect(htmlOut(html)).not.toMatch(/script|onclick|onerror|onload|onmouse|style|iframe|evil|<!--/i);
});

it.each(['<a href="https://x"', '<p>texto</p>', 'a', '<', '<p'])('handles 200,000 characters of %s', (part) => {
  const html = part.repeat(200_000 / part.length);
  expect(htmlOut(html).length).toBeLessThanOrEqual(html.length * '&lt;'.length);
});
