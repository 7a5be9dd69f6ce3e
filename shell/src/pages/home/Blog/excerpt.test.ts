import { excerptOf } from './excerpt';

it.each([
  ['<p>Um anúncio diz 1 250 €.</p>', 'Um anúncio diz 1 250 €.'],
  ['<p>Quanto chega à conta [&hellip;]</p>', 'Quanto chega à conta...'],
  ['Quanto chega […]', 'Quanto chega...'],
  [Array.from({ length: 20 }, () => 'palavra').join(' '), Array.from({ length: 20 }, () => 'palavra').join(' ')],
  ['palavra '.repeat(21), `${'palavra '.repeat(20).trim()}...`],
  ['', ''],
])('cuts %s after twenty words', (html, text) => {
  expect(excerptOf(html)).toBe(text);
});
