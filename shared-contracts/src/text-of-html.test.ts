import { textOfHtml } from './text-of-html.ts';

it('textOfHtml returns a single line without tags, with known character references decoded', () => {
  expect(textOfHtml('<p>Sal&aacute;rio &amp; f&#233;rias:<br />o que&nbsp;<b>conta</b></p>\n<p>mais</p>')).toBe(
    'Sal&aacute;rio & férias: o que conta mais',
  );
  expect(textOfHtml('&lt;script&gt;alert(1)&lt;/script&gt; &#x2019; &#99999999999; &nope;')).toBe(
    '<script>alert(1)</script> ’ &#99999999999; &nope;',
  );
});
