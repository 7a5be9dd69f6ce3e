import { plainText } from './values.parser.ts';

it.each([
  ['R&amp;D <i>x</i>', 'R&D x'],
  ['C++ e C#', 'C++ e C#'],
  ['Pr&#233;mios &#8211; &ldquo;sim&rdquo;&hellip;', 'Prémios – “sim”…'],
  ['&lt;b&gt; &amp;amp;', '<b> &amp;'],
  ['a<script>alert(1)</script>', 'a'],
])('extracts plain text from %s', (line, text) => {
  expect(plainText(line)).toBe(text);
});
