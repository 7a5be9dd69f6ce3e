import type { Industry } from '../industry.types.ts';

/** Companies that sell money and advice. */
export const adviceIndustries: readonly Industry[] = [
  {
    name: 'Banca e seguros',
    weight: 5,
    hires: {
      'Finanças/Contabilidade': 8,
      Tecnologia: 3,
      'Vendas/Comercial': 3,
      Jurídico: 1.5,
      'Apoio ao Cliente': 2,
      Administrativo: 1,
    },
    branches: [
      {
        key: 'banca',
        names: ['o Banco {raiz}', 'a {raiz} Crédito', 'a {raiz} Pagamentos'],
        does: [
          'financia pequenas empresas e explorações agrícolas em todo o país',
          'trata de pagamentos e contas de comerciantes, com balcões em nove distritos',
        ],
      },
      {
        key: 'seguros',
        names: ['a Mútua {raiz}', 'a {raiz} Seguros de Família'],
        does: ['segura casas, automóveis e negócios de família', 'segura pequenas empresas, colheitas e embarcações'],
      },
    ],
    size: [60, 1900],
    says: [
      'Decidimos perto de quem nos procura e explicamos cada decisão por escrito.',
      'Damos tempo a quem chega: os primeiros dois meses são de acompanhamento.',
      'As equipas juntam pessoas com vinte anos de casa e pessoas acabadas de chegar.',
    ],
  },
  {
    name: 'Contabilidade e consultoria',
    weight: 6,
    hires: { 'Finanças/Contabilidade': 9, Administrativo: 2, 'Recursos Humanos': 2, Jurídico: 1, Tecnologia: 1 },
    branches: [
      {
        key: 'contabilidade',
        names: ['a {raiz} Contas', 'a {raiz} Consultoria', 'a {raiz} & Associados', 'o Gabinete {raiz}'],
        does: [
          'faz a contabilidade e os salários de cerca de quatrocentas pequenas empresas',
          'acompanha empresas familiares em fiscalidade, candidaturas a fundos e sucessão',
          'presta serviços de auditoria e consultoria financeira a empresas exportadoras',
        ],
      },
    ],
    size: [5, 160],
    says: [
      'Cada cliente tem uma pessoa de contacto, e cada pessoa uma carteira que consegue conhecer.',
      'Trabalhamos sem papel e evitamos serões, mesmo em época de fecho.',
      'Pagamos a quota da Ordem e as horas de formação.',
    ],
  },
  {
    name: 'Advocacia',
    weight: 3,
    hires: { Jurídico: 12, Administrativo: 2, 'Finanças/Contabilidade': 0.5 },
    branches: [
      {
        key: 'advocacia',
        names: ['a {raiz} Advogados', 'a Sociedade {raiz}'],
        does: [
          'aconselha empresas e famílias em direito civil, do trabalho e imobiliário',
          'acompanha empresas em contratos, proteção de dados e contratação pública',
        ],
      },
      {
        key: 'solicitadoria',
        size: [3, 14],
        names: ['a {raiz} Solicitadores'],
        does: ['trata de escrituras, registos e processos de execução'],
      },
    ],
    size: [4, 120],
    says: [
      'Escrevemos em português claro e pedimos o mesmo a quem trabalha connosco.',
      'Os processos distribuem-se todas as segundas-feiras, para que ninguém fique com demais.',
    ],
  },
  {
    name: 'Recursos humanos',
    weight: 4,
    hires: {
      'Recursos Humanos': 6,
      'Logística e Armazém': 4,
      'Indústria/Produção': 4,
      'Apoio ao Cliente': 3,
      Limpeza: 2,
      Administrativo: 2,
      Retalho: 2,
      'Hotelaria e Restauração': 2,
      Construção: 2,
      Transportes: 1.5,
      Tecnologia: 1.5,
      Engenharia: 1.5,
    },
    branches: [
      {
        key: 'trabalho temporário',
        names: ['a {raiz} Talento', 'a {raiz} Trabalho Temporário', 'a {raiz} Pessoas', 'a {raiz} RH'],
        does: [
          'recruta e acompanha pessoas para fábricas, armazéns e escritórios',
          'faz recrutamento e trabalho temporário, com licença e delegações em sete cidades',
          'seleciona quadros técnicos para empresas industriais e de serviços',
        ],
      },
    ],
    size: [12, 240],
    says: [
      'Respondemos a todas as candidaturas, também quando a resposta é não.',
      'Dizemos o nome do cliente e o vencimento antes da primeira entrevista.',
    ],
  },
];
