import { lemmaOf, possibleForms } from './word-forms.policy.ts';

const formsOf = (word: string) => possibleForms(lemmaOf(word)).filter((form) => lemmaOf(form) === lemmaOf(word));

it.each([
  'enfermeiro enfermeira enfermeiros enfermeiras',
  'diretor diretora diretores diretoras director directora directores directoras',
  'tecnico tecnica tecnicos tecnicas',
  'empregado empregada empregados empregadas',
  'psicologo psicologa psicologos psicologas',
  'secretario secretaria secretarios secretarias',
  'arquiteto arquiteta arquitetos arquitetas arquitecto arquitecta',
  'rececionista rececionistas recepcionista recepcionistas',
  'gerente gerentes',
  'armazem armazens',
  'comercial comerciais',
  'civil civis',
  'instalacao instalacoes',
  'direcao direccao direcoes direccoes',
  'projeto projecto projetos projectos',
  'otica optica',
  'ator actor',
  'noturno nocturno',
  'technician technicians',
  'developer developers',
  'sommelier sommeliers',
])('%s are forms of one word', (words) => {
  const forms = words.split(' ');
  for (const form of forms) expect([form, formsOf(form)]).toEqual([form, expect.arrayContaining(forms)]);
});

it.each([
  ['fato', 'facto'],
  ['porto', 'porta'],
  ['banco', 'banca'],
  ['flor', 'flora'],
  ['mario', 'maria'],
  ['ferreira', 'ferreiro'],
  ['mais', 'mal'],
  ['pais', 'pal'],
])('%s and %s are different words', (one, other) => {
  expect(formsOf(one)).not.toContain(other);
  expect(lemmaOf(one)).not.toBe(lemmaOf(other));
});
