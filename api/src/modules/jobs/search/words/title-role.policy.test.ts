import { ownSynonyms } from './synonym-dictionary.policy.ts';
import { otherRanks, titleRole } from './title-role.policy.ts';

it.each([
  ['Rececionista de clínica', 'rececionista'],
  ['Rececionista de hotel, turno da noite', 'rececionista'],
  ['Rececionista (m/f) - Lisboa', 'rececionista'],
  ['Procura-se Rececionista', 'rececionista'],
  ['Senior Software Engineer', 'software engineer'],
  ['(Urgente) Motorista de pesados', 'motorista de pesados'],
  ['Motorista de ligeiros', 'motorista'],
  ['Sales supervisor', 'sales supervisor'],
  ['Sales director', 'sales director'],
  ['Técnico de manutenção', 'técnico manutenção'],
  ['Técnica de montagem de janelas largas', 'técnica montagem janelas'],
  ['Soldador', 'soldador'],
  ['Diretor/a Financeiro/a (m/f/d)', 'diretor financeiro'],
  ['Estágio — Operador/a de Televendas', 'operador televendas'],
  ['Engenheiro/a de Rios e Marés', 'engenheiro rios marés'],
  ['Empregado/a de Mesa — Época Alta', 'empregado de mesa'],
  ['Programador/a Back-end (m/f/d) — Java', 'programador'],
  ['Rececionista/Administrativo', 'rececionista'],
  ['Engenheira', null],
  ['Técnico (m/f)', null],
  ['Assistant', null],
  ['Sénior (m/f)', null],
  ['...', null],
])('the role of %p is %p', (title, role) => {
  expect(titleRole(title, ownSynonyms)).toBe(role);
});

it('does not exclude the ranks of the title itself', () => {
  expect(otherRanks('Chefe de receção')).toEqual(expect.arrayContaining(['diretor', 'estagiario']));
  expect(otherRanks('Chefes de receção')).not.toContain('chefe');
});

it('takes linear time', () => {
  for (const part of ['(', '[', '- ', 'a ', '(a']) {
    expect(titleRole(part.repeat(50_000), ownSynonyms)).toBeNull();
  }
});
