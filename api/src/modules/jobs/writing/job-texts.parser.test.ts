import fc from 'fast-check';
import { growsFasterThanInput } from '../../../../test/growth.ts';
import { safeHtml } from './job-texts.parser.ts';

describe('safeHtml', () => {
  it.each([
    [
      'retains allowed tags',
      '<h2>A</h2><ul><li><strong>b</strong></li></ul>',
      '<h2>A</h2><ul><li><strong>b</strong></li></ul>',
    ],
    ['replaces equivalent tags', '<h1>A</h1><b>b</b><i>i</i>', '<h2>A</h2><strong>b</strong><em>i</em>'],
    ['removes scripts with their text', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
    ['removes handlers and styles', '<p onclick="x()" style="color:red" class="c">a</p>', '<p>a</p>'],
    [
      'adds rel to links',
      '<a href="https://example.com" target="_blank">a</a>',
      '<a href="https://example.com" rel="nofollow ugc">a</a>',
    ],
    ['removes unsafe link targets', '<a href="javascript:alert(1)">a</a>', '<a rel="nofollow ugc">a</a>'],
    ['removes images and frames', '<img src=x onerror=alert(1)><iframe src="//x"></iframe>b', '<p>b</p>'],
    ['removes empty paragraphs', '<p>a</p><p> </p><p></p>', '<p>a</p>'],
    ['converts plain text to paragraphs', 'um < dois\nsempre\n\ntrês', '<p>um &lt; dois<br />sempre</p><p>três</p>'],
    [
      'removes e-mail addresses and phone numbers',
      '<p>ana@example.com ou +351 912 345 678, 20 000 EUR</p>',
      '<p> ou , 20 000 EUR</p>',
    ],
  ])('%s', (_, given, expected) => {
    expect(safeHtml(given)).toBe(expected);
  });

  it.each([null, undefined, 7, {}, []])('returns an empty string for %p', (value) => {
    expect(safeHtml(value)).toBe('');
  });

  it('is idempotent', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '<b>',
      '</b>',
      '<br>',
      ':',
      '<h4>',
      '</h4>',
      '<ul><li>',
      '</li></ul>',
      '<a href="javascript:x">',
      '&lt;',
      '<',
      'á',
      ' ',
      '"',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const once = safeHtml(`<p>${pieces.join('')}</p><p>fim</p>`);
        expect(safeHtml(once)).toBe(once);
        expect(once).not.toMatch(/<script|javascript:|<[^<>]*\son/i);
      }),
    );
  });
});

describe('e-mail addresses', () => {
  const sign = fc.constantFrom('a', 'b', '.', '@', '+', '-', '_', ' ', 'é', '7');

  it('are matched as by an unanchored regular expression', () => {
    const unanchored = /[\w.+-]{1,40}@[\w-]{1,40}(\.[\w-]{1,40}){1,16}/g;
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 40 }), (text) => {
        expect(safeHtml(`<p>x ${text}</p>`)).toBe(`<p>x ${text}</p>`.replaceAll(unanchored, ''));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['letters', 'a'],
    ['incomplete addresses', 'a@'],
    ['domains without a dot', 'a@b-'],
    ['dots', '.'],
    ['digits', '9'],
    ['numbers', '912 345 '],
    ['tag characters', '<'],
    ['entity characters', '&'],
    ['incomplete tags', '<p'],
    ['combining marks in non-canonical order', '\u0301\u0316'],
  ])('are found in linear time in %s', async (_, piece) => {
    const read = (length: number) => safeHtml(piece.repeat(length / piece.length));
    expect(await growsFasterThanInput(read, 20_000)).toBe(false);
  });
});
