import fc from 'fast-check';
import { advertSections, sectionKindOf } from './advert-sections.ts';

it('sectionKindOf recognizes headings in Portuguese and English', () => {
  const headings = {
    tasks: ['O que vai fazer', 'Principais Funções:', '1. Descrição da função', 'Sobre a função', 'A sua missão'],
    'tasks, in English': ['What you’ll do', 'Key responsibilities', 'Your role', 'About the role', 'What you will do'],
    requirements: [
      'O que precisa de ter',
      'Requisitos',
      'Perfil (m/f)',
      'Quem procuramos?',
      'Sobre ti',
      'O que deves ter',
    ],
    'requirements, in English': ['What you bring', 'Who you are', 'About you', 'WHO WE’RE LOOKING FOR'],
    benefits: [
      'O que a clínica oferece',
      'Oferecemos',
      'Condições oferecidas',
      'Regalias',
      'What we offer',
      'Why join us',
    ],
    company: ['Quem somos', 'Sobre a Vela', 'A empresa', 'About us', 'About Vela', 'Our story'],
    process: ['Como se candidatar', 'How to apply', 'Processo de seleção'],
    null: ['Lisboa', 'Reinicie', 'Sobremesas', 'Jobs', '', '...'],
  };
  for (const [expected, all] of Object.entries(headings)) {
    for (const heading of all) {
      expect(`${heading}: ${sectionKindOf(heading)}`).toBe(`${heading}: ${expected.split(',', 1)[0]}`);
    }
  }
});

it('advertSections splits at headings that are not inside another element', () => {
  const html = '<p>Olá</p><h3>Fun&amp;<strong>ções</strong></h3><ul><li><h4>Loja</h4></li></ul><h2>Requisitos:</h2>';
  expect(advertSections(html)).toEqual([
    { heading: null, kind: null, html: '<p>Olá</p>' },
    { heading: 'Fun& ções', kind: null, html: '<h3>Fun&amp;<strong>ções</strong></h3><ul><li><h4>Loja</h4></li></ul>' },
    { heading: 'Requisitos:', kind: 'requirements', html: '<h2>Requisitos:</h2>' },
  ]);
});

it('the sections together are the whole text', () => {
  const piece = fc.constantFrom('<h2>', '</h2>', '<p>', '</p>', '<br />', 'Funções', '<ul>', '</ul>', ' ');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join('');
      expect(
        advertSections(html)
          .map((section) => section.html)
          .join(''),
      ).toBe(html);
    }),
  );
});
