import type { OddJob } from './odd-jobs.ts';

const place = (city: string, district: string) => ({ city, district, country: 'PT' });

const hostileHtml = [
  '<h2 onclick="alert(1)">Técnico/a de Manutenção</h2><script>alert("xss")</script>',
  '<p style="position:fixed" onmouseover="alert(2)">Procuramos quem cuide das nossas máquinas.</p>',
  '<iframe src="https://example.com/rastreio"></iframe><img src="x" onerror="alert(3)">',
  '<ul><li>Manutenção preventiva<li>Pequenas reparações</ul><a href="javascript:alert(4)">Candidatar</a>',
  '<svg onload="alert(5)"></svg><form action="https://example.com"><input name="nif"></form><!-- [if IE] -->',
  '<p>Turnos & folgas < 40 h <b>por semana</p>',
].join('');

const questions = Array.from({ length: 12 }, (_, index) => ({
  id: `Q-${index + 1}`,
  text: `${index + 1}. ${
    [
      'Há quantos anos trabalha na área?',
      'Em que equipamentos tem experiência?',
      'Que certificações tem, e até quando são válidas?',
      'Tem disponibilidade para turnos rotativos?',
    ][index % 4]
  }`,
  required: index % 3 !== 2,
}));

/** Odd in what they say; every field has the type that it should have. */
export const oddContents: readonly OddJob[] = [
  { oddity: 'the original of a duplicate', written: { title: 'Operador/a de Armazém — Turno da Noite' } },
  { oddity: 'no pay at all', written: { salary: null, salary_text: null } },
  { oddity: 'pay as text', written: { salary: null, salary_text: 'A combinar' } },
  { oddity: 'pay as text with figures', written: { salary: null, salary_text: '1.250 € – 1.500 € / mês + prémios' } },
  { oddity: 'only a lower bound', written: { salary: { min: 1400, currency: 'EUR', period: 'month', payments: 14 } } },
  { oddity: 'only an upper bound', written: { salary: { max: 1900, currency: 'EUR', period: 'month' } } },
  {
    oddity: 'bounds swapped',
    written: { salary: { min: 2400, max: 1800, currency: 'EUR', period: 'month', payments: 14 } },
  },
  {
    oddity: 'three locations',
    written: { locations: [place('Lisboa', 'Lisboa'), place('Porto', 'Porto'), place('Évora', 'Évora')] },
  },
  { oddity: 'no location', written: { locations: [] } },
  {
    oddity: 'very long title',
    written: {
      title:
        'Gestor/a de Marketing Digital, Conteúdos, Redes Sociais e Parcerias Institucionais para os Mercados de Portugal, Espanha, França e América Latina, com Disponibilidade para Deslocações Frequentes (m/f/d)',
    },
  },
  {
    oddity: 'accents, ª, º and ç',
    written: {
      title: 'Educador/a de Infância — 1.ª Sala, 2.º Ano: Ação, Coração & Criação (n.º 7/2026)',
      tags: ['educação', '1.º ciclo', 'ação'],
    },
  },
  {
    oddity: 'English only',
    written: {
      title: 'Customer Success Specialist (Dutch)',
      language: 'en',
      description_html:
        '<p>Our support team helps shops in the Netherlands and Belgium. We are looking for someone who answers in Dutch and thinks along in English.</p><p>You will work with nine colleagues from six countries and have a mentor for the first two months.</p>',
      requirements_html: '<ul><li>Fluent Dutch and good English.</li><li>Portuguese is not needed.</li></ul>',
      benefits_html: '<ul><li>Relocation support.</li><li>Portuguese lessons.</li></ul>',
    },
  },
  {
    oddity: 'HTML with script, iframe and handlers',
    written: { title: 'Técnico/a de Manutenção', description_html: hostileHtml },
  },
  { oddity: 'markup in the title', written: { title: 'Assistente "><script>alert(1)</script> & Apoio <b>Geral</b>' } },
  { oddity: 'no questions', written: { questions: [] } },
  { oddity: 'twelve questions', written: { questions } },
  { oddity: 'empty description', written: { description_html: '', requirements_html: '', benefits_html: null } },
  { oddity: 'title in capitals', written: { title: 'URGENTE!!! EMPREGADO/A DE MESA — ENTRADA IMEDIATA' } },
  { oddity: 'emoji', written: { title: 'Barista ☕️ Junta-te à equipa 🎉', tags: ['café ☕️', '🌍'] } },
  {
    oddity: 'white space around everything',
    written: { title: '  Rececionista   de\tHotel \n', category: ' Hotelaria e Restauração ' },
  },
  {
    oddity: 'place outside Portugal',
    written: { locations: [{ city: 'Vigo', district: 'Pontevedra', country: 'ES' }] },
  },
];
