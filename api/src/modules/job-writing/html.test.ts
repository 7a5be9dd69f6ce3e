import fc from 'fast-check';
import { growsFasterThanInput } from '../../../test/growth.ts';
import { safeHtml, snippetOf } from './html.ts';

describe('safeHtml', () => {
  it.each([
    [
      'keeps the tags that a job needs',
      '<h2>A</h2><ul><li><strong>b</strong></li></ul>',
      '<h2>A</h2><ul><li><strong>b</strong></li></ul>',
    ],
    ['renames their twins', '<h1>A</h1><b>b</b><i>i</i>', '<h2>A</h2><strong>b</strong><em>i</em>'],
    ['drops scripts with their text', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
    ['drops handlers and styles', '<p onclick="x()" style="color:red" class="c">a</p>', '<p>a</p>'],
    [
      'marks links',
      '<a href="https://example.com" target="_blank">a</a>',
      '<a href="https://example.com" rel="nofollow ugc">a</a>',
    ],
    ['disarms links', '<a href="javascript:alert(1)">a</a>', '<a rel="nofollow ugc">a</a>'],
    ['drops images and frames', '<img src=x onerror=alert(1)><iframe src="//x"></iframe>b', '<p>b</p>'],
    ['drops empty paragraphs', '<p>a</p><p> </p><p></p>', '<p>a</p>'],
    ['makes paragraphs of plain text', 'um < dois\nsempre\n\ntrês', '<p>um &lt; dois<br />sempre</p><p>três</p>'],
    [
      'takes addresses and numbers of people out',
      '<p>ana@example.com ou +351 912 345 678, 20 000 EUR</p>',
      '<p> ou , 20 000 EUR</p>',
    ],
  ])('%s', (_, given, expected) => {
    expect(safeHtml(given)).toBe(expected);
  });

  it.each([null, undefined, 7, {}, []])('gives nothing for %p', (value) => {
    expect(safeHtml(value)).toBe('');
  });

  it('gives the same when it is given its own answer', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '<b>',
      '</b>',
      '<a href="javascript:x">',
      '&lt;',
      '<',
      'á',
      ' ',
      '"',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const once = safeHtml(`<p>${pieces.join('')}</p><p>fim</p>`);
        expect(safeHtml(once)).toBe(once);
        expect(once).not.toMatch(/<script|javascript:|<[^<>]*\son/i);
      }),
    );
  });
});

it('cuts a snippet after twenty words, between tags too', () => {
  expect(snippetOf('<ul><li>um</li><li>dois</li></ul>')).toBe('um dois');
  expect(snippetOf(`<p>${'a '.repeat(21)}</p>`)).toBe(`${'a '.repeat(19)}a...`);
});

it('cuts no character of a snippet in two', () => {
  expect(snippetOf(`<p>${'a'.repeat(399)}😀 fim</p>`)).toBe(`${'a'.repeat(399)}😀`);
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', size: 'medium' })), (words) => {
      expect(snippetOf(safeHtml(`<p>${words.join('😀')}</p>`))).not.toMatch(/\p{Cs}/u);
    }),
  );
});

describe('addresses of people', () => {
  const sign = fc.constantFrom('a', 'b', '.', '@', '+', '-', '_', ' ', 'é', '7');

  it('are found as where each sign is looked at', () => {
    const lookingEverywhere = /[\w.+-]{1,40}@[\w-]{1,40}(\.[\w-]{1,40}){1,16}/g;
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 40 }), (text) => {
        expect(safeHtml(`<p>x ${text}</p>`)).toBe(`<p>x ${text}</p>`.replaceAll(lookingEverywhere, ''));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['letters', 'a'],
    ['addresses that never end', 'a@'],
    ['domains without a dot', 'a@b-'],
    ['dots', '.'],
    ['digits', '9'],
    ['numbers', '912 345 '],
    ['signs of tags', '<'],
    ['signs of entities', '&'],
    ['beginnings of tags', '<p'],
    ['marks in disorder', '\u0301\u0316'],
  ])('are searched for in linear time in %s', async (_, piece) => {
    const read = (length: number) => snippetOf(safeHtml(piece.repeat(length / piece.length)));
    expect(await growsFasterThanInput(read, 20_000)).toBe(false);
  });
});
