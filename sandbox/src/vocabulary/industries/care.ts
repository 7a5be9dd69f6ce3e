import type { Industry } from '../industry.types.ts';

/** Companies that heal and teach. */
export const careIndustries: readonly Industry[] = [
  {
    name: 'Saúde',
    weight: 8,
    hires: { Saúde: 12, Administrativo: 2, Limpeza: 1, 'Apoio ao Cliente': 1, 'Finanças/Contabilidade': 0.4 },
    branches: [
      {
        key: 'clínica',
        names: ['a Clínica {lugar}', 'a {raiz} Saúde', 'a Policlínica {lugar}'],
        does: [
          'presta consultas, exames e pequena cirurgia',
          'reúne treze especialidades, imagiologia e análises no mesmo edifício',
        ],
      },
      {
        key: 'hospital',
        size: [180, 1400],
        names: ['o Hospital {raiz}'],
        does: [
          'presta cuidados de internamento, urgência e cirurgia',
          'tem internamento, bloco operatório e consulta em vinte especialidades',
        ],
      },
      {
        key: 'residência',
        size: [18, 120],
        names: ['a Residência {raiz}', 'a Casa de Repouso {raiz}'],
        does: [
          'cuida de pessoas mais velhas em residência e em casa',
          'acolhe oitenta pessoas em residência e centro de dia',
        ],
      },
      {
        key: 'farmácia',
        size: [5, 16],
        names: ['a Farmácia {lugar}', 'a Farmácia {raiz}'],
        does: [
          'acompanha famílias da vizinhança há três gerações',
          'tem duas farmácias de bairro e entrega medicamentos em casa',
        ],
      },
    ],
    size: [10, 850],
    says: [
      'As equipas são estáveis e as escalas saem com um mês de antecedência.',
      'Reservamos uma tarde por mês para formação, dentro do horário.',
      'Cada pessoa nova é acompanhada por alguém da equipa durante as primeiras seis semanas.',
    ],
  },
  {
    name: 'Educação e formação',
    weight: 4,
    hires: { Educação: 12, Administrativo: 1.5, Limpeza: 0.8, Marketing: 0.6 },
    branches: [
      {
        key: 'escola',
        names: ['o Colégio {raiz}', 'o Externato {raiz}'],
        does: [
          'acompanha crianças dos três aos quinze anos, com turmas que não passam de vinte',
          'tem creche, pré-escolar e ensino básico no mesmo edifício',
        ],
      },
      {
        key: 'formação',
        names: ['a Academia {raiz}', 'o Instituto {raiz}'],
        does: [
          'dá formação profissional certificada a jovens e adultos',
          'ensina línguas a crianças, adultos e empresas',
        ],
      },
      {
        key: 'estudo',
        size: [4, 20],
        names: ['o Centro de Estudos {raiz}', 'a Sala de Estudo {raiz}'],
        does: [
          'apoia o estudo de alunos do ensino básico e secundário',
          'dá explicações em pequenos grupos e prepara para os exames',
        ],
      },
    ],
    size: [8, 190],
    says: [
      'O projeto educativo é discutido todos os anos com quem ensina e com as famílias.',
      'Há tempo no horário para preparar aulas e para falar com colegas.',
      'A sala de professores tem janelas, café e pouca burocracia.',
    ],
  },
];
