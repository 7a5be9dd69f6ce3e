import { withHeadings } from './advert-headings.parser.ts';

it.each([
  ['a bold paragraph', '<p><strong>Funções:</strong></p><p>Ler.</p>', '<h3>Funções</h3><p>Ler.</p>'],
  [
    'a colon after the bold text',
    '<p><strong>Funções</strong> :</p><ul><li>Ler</li></ul>',
    '<h3>Funções</h3><ul><li>Ler</li></ul>',
  ],
  ['a bold first line', '<p><strong>Funções</strong><br />Ler.</p>', '<h3>Funções</h3><p>Ler.</p>'],
  [
    'bold lines between other lines',
    '<p>Olá.<br /><br /><strong>Funções</strong><br />- Ler<br />- Contar<br /><br /><strong>Oferta:</strong><br />Seguro</p>',
    '<p>Olá.</p><h3>Funções</h3><p>- Ler<br />- Contar</p><h3>Oferta</h3><p>Seguro</p>',
  ],
  ['lines outside paragraphs', '<strong>Funções</strong><br />Ler.', '<h3>Funções</h3><p>Ler.</p>'],
  ['nested paragraphs', '<p><p><strong>Funções</strong></p><p>Ler.</p></p>', '<h3>Funções</h3><p>Ler.</p>'],
  [
    'a bold line after another',
    '<p><strong>Vela</strong></p><p><strong>Funções</strong></p><p>Ler.</p>',
    '<p><strong>Vela</strong></p><h3>Funções</h3><p>Ler.</p>',
  ],
])('turns into a heading: %s', (_, html, expected) => {
  expect(withHeadings(html)).toBe(expected);
  expect(withHeadings(expected)).toBe(expected);
});

it.each([
  ['nothing follows', '<p>Ler.</p><p><strong>Responda já</strong></p>'],
  ['a heading follows', '<p><strong>Vela</strong></p><h3>Funções</h3><p>Ler.</p>'],
  ['other text is in the same line', '<p><strong>Funções:</strong> ler.</p><p>Contar.</p>'],
  ['a sentence', '<p><strong>Responda até sexta-feira.</strong></p><p>Obrigado.</p>'],
  ['a fact', '<p><strong>Local: Porto</strong></p><p>Ler.</p>'],
  ['an amount', '<p><strong>1200 € por mês</strong></p><p>Ler.</p>'],
  ['a long text', `<p><strong>${'palavra '.repeat(8)}</strong></p><p>Ler.</p>`],
  ['a list item', '<ul><li><p><strong>Turnos</strong></p><p>Noite</p></li></ul><p>Ler.</p>'],
  ['inline elements with blocks', '<strong><p>Funções</p></strong><p><strong>Ler</strong></p><p>a</p>'],
])('leaves as it is: %s', (_, html) => {
  expect(withHeadings(html)).toBe(html);
});

it('writes no heading more than one level below the previous one', () => {
  expect(withHeadings('<h4>A</h4><p>a</p><h4>B</h4><p>b</p><h2>C</h2><h4>D</h4>')).toBe(
    '<h3>A</h3><p>a</p><h4>B</h4><p>b</p><h2>C</h2><h3>D</h3>',
  );
});
