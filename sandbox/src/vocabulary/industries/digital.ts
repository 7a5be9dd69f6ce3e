import type { Industry } from '../industry.types.ts';

/** Companies that sell software, words and conversation. */
export const digitalIndustries: readonly Industry[] = [
  {
    name: 'Tecnologia',
    weight: 14,
    hires: {
      Tecnologia: 10,
      Design: 2,
      Marketing: 1.5,
      'Apoio ao Cliente': 1,
      'Recursos Humanos': 0.8,
      'Vendas/Comercial': 1.5,
    },
    branches: [
      {
        key: 'software',
        names: [
          'a {raiz} Digital',
          'a {raiz} Software',
          'a {raiz}',
          'a {raiz} Sistemas',
          'o {raiz} Labs',
          'a {raiz} Dados',
        ],
        does: [
          'faz aplicações de gestão para lojas, oficinas e pequenos hotéis',
          'desenvolve programas de faturação e stocks para empresas com até cem pessoas',
          'constrói ferramentas que ajudam os municípios a responder mais depressa a quem lá vive',
          'liga os sistemas de fábricas e armazéns para que ninguém tenha de copiar números à mão',
          'faz o programa com que clínicas e laboratórios marcam, registam e faturam consultas',
          'desenvolve software à medida para a indústria e para os transportes',
        ],
      },
    ],
    size: [8, 420],
    says: [
      'Trabalhamos em equipas pequenas, com entregas todas as semanas e sem prazos inventados.',
      'Metade do nosso código tem mais de cinco anos e cuidamos dele como do resto.',
      'Os nossos clientes falam diretamente com quem desenvolve.',
      'Preferimos poucas coisas bem acabadas a muitas por acabar.',
    ],
  },
  {
    name: 'Agência e comunicação',
    weight: 6,
    hires: { Marketing: 8, Design: 7, 'Vendas/Comercial': 2, Tecnologia: 1.5, Administrativo: 0.6 },
    branches: [
      {
        key: 'agência',
        names: ['a {raiz} Comunicação', 'a Agência {raiz}'],
        does: [
          'trata da marca e da comunicação de empresas que vendem comida, vinho e viagens',
          'faz campanhas de meios digitais para o retalho e para o turismo',
          'ajuda instituições culturais a encontrar o seu público',
        ],
      },
      {
        key: 'estúdio',
        size: [3, 24],
        names: ['o Estúdio {raiz}', 'o Atelier {raiz}'],
        does: [
          'desenha identidades, embalagens e lojas para marcas portuguesas',
          'desenha interiores, sinalética e embalagens',
          'faz design para museus, editoras e produtores de vinho',
        ],
      },
    ],
    size: [4, 90],
    says: [
      'Cada projeto tem uma pessoa responsável do princípio ao fim.',
      'Aceitamos menos trabalhos do que nos pedem, para os fazer a horas.',
      'Quem tem a ideia é quem a apresenta ao cliente.',
    ],
  },
  {
    name: 'Contact center',
    weight: 5,
    hires: {
      'Apoio ao Cliente': 12,
      'Recursos Humanos': 1,
      Tecnologia: 0.6,
      Administrativo: 0.6,
      'Vendas/Comercial': 1.5,
    },
    branches: [
      {
        key: 'contact center',
        names: ['o {raiz} Atendimento', 'a {raiz} Contacto', 'a Linha {raiz}'],
        does: [
          'atende clientes de energia, telecomunicações e comércio eletrónico em onze línguas',
          'assegura linhas de apoio para seguradoras, bancos e serviços públicos',
          'gere o apoio técnico de marcas de eletrodomésticos em Portugal, Espanha e França',
        ],
      },
    ],
    size: [90, 1400],
    says: [
      'Medimos a qualidade das respostas e não só a sua duração.',
      'Seis em cada dez chefias de equipa começaram ao telefone.',
      'Os horários saem com três semanas de antecedência e as trocas fazem-se entre colegas.',
    ],
  },
];
