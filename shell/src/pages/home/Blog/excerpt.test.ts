import { excerptOf, plainText } from './excerpt';

it('takes the words out of the feed’s HTML', () => {
  expect(plainText('<p>Sal&aacute;rio &amp; f&#233;rias:<br />o que&nbsp;<b>conta</b></p>\n<p>mais</p>')).toBe(
    'Sal&aacute;rio & férias: o que conta mais',
  );
  expect(plainText('&lt;script&gt;alert(1)&lt;/script&gt; &#x2019; &#99999999999; &nope;')).toBe(
    '<script>alert(1)</script> ’ &#99999999999; &nope;',
  );
});

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
