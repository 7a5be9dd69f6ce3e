import fc from 'fast-check';
import { safeHtml, textsOf } from './job-texts.parser.ts';

const snippetOf = (
  description: string,
  benefits: string | null = null,
  companyName: string | null = 'Vela Alta, Lda',
) => textsOf({ description, requirements: null, benefits }, companyName).snippet;

const adverts: readonly (readonly [form: string, description: string, snippet: string])[] = [
  [
    'company first, tasks under a heading',
    '<p>A Vela Alta fabrica velas há três gerações. Exportamos para doze países.</p><h3>O que vai fazer</h3><ul><li>Receber os utentes.</li><li>Marcar consultas por telefone.</li></ul><p>Contrato sem termo.</p>',
    'Receber os utentes. Marcar consultas por telefone. Contrato sem termo.',
  ],
  [
    'bold lines with colons',
    '<p><b>Quem somos:</b><br>Líder nacional em velas.</p><p><b>Principais responsabilidades:</b></p><ul><li>Repor stock;</li><li>Atender clientes;</li></ul><p><b>Requisitos:</b></p><ul><li>Carta de condução</li></ul>',
    'Repor stock; Atender clientes',
  ],
  [
    'headings of all levels, with a subheading',
    '<h2>Sobre a Vela Alta</h2><p>Existimos desde 1990.</p><h4>Funções</h4><h4>Na loja</h4><p>Vende velas a quem passa.</p>',
    'Vende velas a quem passa.',
  ],
  [
    'plain text with bullets',
    'Somos uma equipa jovem e dinâmica.\n\nFunções:\n- Conduzir a carrinha\n- Entregar encomendas\n\nOferecemos:\n- Seguro de saúde',
    'Conduzir a carrinha; Entregar encomendas',
  ],
  [
    'a label in a paragraph',
    '<p>Perfil: 12.º ano.</p><p><strong>Funções:</strong> atender ao balcão.</p>',
    'atender ao balcão.',
  ],
  [
    'no structure',
    '<p>Fundada em 1987, a empresa está presente em todo o país. Vai acolher hóspedes e tratar do check-in. Boa disposição.</p>',
    'Vai acolher hóspedes e tratar do check-in.',
  ],
  [
    'tasks without a heading',
    '<p>Grupo líder no setor.</p><ul><li>Ter carta</li><li>Planear as rotas</li></ul>',
    'Planear as rotas',
  ],
  [
    'a sentence before a list of tasks',
    '<p>Como estafeta, vai:</p><p>Na Vela Alta, vai ser responsável por:</p><ul><li>a frota</li></ul>',
    'a frota',
  ],
  [
    'benefits without tasks',
    '<p>A Vela Alta é uma empresa de velas.</p><p>Procuramos quem goste de mar.</p><h3>O que a Vela Alta oferece</h3><p>Horário fixo.</p>',
    'Horário fixo.',
  ],
  [
    'neither tasks nor benefits',
    '<p>Na Vela Alta gostamos de mar. O mar é de todos.</p><p>A Vela Alta procura um faroleiro.</p>',
    'A Vela Alta procura um faroleiro.',
  ],
  [
    'only a company and requirements',
    '<p>Somos 40 pessoas.</p><h3>Quem procuramos</h3><p>Pessoas pontuais.</p>',
    'Pessoas pontuais.',
  ],
  ['only a company', '<p>Somos 40 pessoas. Temos sede em Faro.</p>', 'Somos 40 pessoas. Temos sede em Faro.'],
  [
    'English',
    '<p>We are a leading agency founded in 2001. Offices on three continents.</p><h3>What you’ll do</h3><ul><li>Design <strong>forms</strong>, with care.</li></ul><h3>About you</h3><p>Curious.</p>',
    'Design forms, with care.',
  ],
  [
    'English without headings',
    '<p>Vela Alta makes candles for shops. We are looking for a designer. In this role you draw wax.</p>',
    'In this role you draw wax.',
  ],
  [
    'plain text with wrapped lines',
    'Procuramos quem conheça muito bem as ruas da\ncidade e goste de andar de bicicleta.\nEntrada imediata.',
    'Procuramos quem conheça muito bem as ruas da cidade e goste de andar de bicicleta. Entrada imediata.',
  ],
  ['no words', '<p>+ 2026 +</p>', '+ 2026 +'],
];

it('a snippet is about the job, in adverts of all forms', () => {
  for (const [form, description, snippet] of adverts) {
    expect(`${form}: ${snippetOf(description)}`).toBe(`${form}: ${snippet}`);
  }
});

it('benefits are used if the description is only about the company', () => {
  expect(snippetOf('<p>Vela Alta faz velas.</p>', '<ul><li>Seguro de saúde</li></ul>')).toBe('Seguro de saúde');
});

it('the name of an unknown company is not recognized', () => {
  expect(snippetOf('<p>A Vela Alta gosta de mar.</p><p>Horário fixo.</p>', null, null)).toBe(
    'A Vela Alta gosta de mar. Horário fixo.',
  );
});

it('has at most twenty words, and ends after a whole statement if one fits', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'palavra').join(' ');
  expect(snippetOf(`<p>${words(21)}</p>`)).toBe(`${words(20)}...`);
  expect(snippetOf(`<ul><li>${words(12)}</li><li>${words(8)}</li></ul>`)).toBe(`${words(12)}; ${words(8)}`);
  expect(snippetOf(`<ul><li>${words(12)}</li><li>${words(9)}</li></ul>`)).toBe(words(12));
});

it('does not split a surrogate pair', () => {
  expect(snippetOf(`<p>${'a'.repeat(399)}😀 fim</p>`)).toBe(`${'a'.repeat(399)}😀`);
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', size: 'medium' })), (words) => {
      expect(snippetOf(safeHtml(`<p>${words.join('😀')}</p>`))).not.toMatch(/\p{Cs}/u);
    }),
  );
});
