import type { Industry } from '../industry.types.ts';

/** Companies that plan, build, clean and let buildings. */
export const buildingIndustries: readonly Industry[] = [
  {
    name: 'Engenharia e energia',
    weight: 7,
    hires: { Engenharia: 11, Construção: 3, Tecnologia: 1.5, 'Vendas/Comercial': 1, Administrativo: 0.8 },
    branches: [
      {
        key: 'energia',
        names: ['a {raiz} Energia', 'a {raiz} Solar'],
        does: [
          'projeta e instala centrais solares para fábricas e explorações agrícolas',
          'instala e mantém climatização e redes elétricas em hospitais e hotéis',
        ],
      },
      {
        key: 'projeto',
        names: ['a {raiz} Engenharia', 'a {raiz} Projetos'],
        does: [
          'faz projeto e fiscalização de pontes, estradas e redes de água',
          'projeta edifícios e infraestruturas e acompanha a sua construção',
        ],
      },
      {
        key: 'automação',
        names: ['a {raiz} Automação'],
        does: ['automatiza linhas de produção e faz a sua manutenção'],
      },
    ],
    size: [8, 340],
    says: [
      'Quem projeta vai à obra e quem está em obra participa no projeto.',
      'Trabalhamos com poucos clientes, durante muito tempo.',
    ],
  },
  {
    name: 'Construção',
    weight: 7,
    hires: { Construção: 12, Engenharia: 3, Administrativo: 1, 'Vendas/Comercial': 0.6, Transportes: 0.8 },
    branches: [
      {
        key: 'construção',
        names: ['a {raiz} Construções', 'a Construtora {lugar}', 'a {raiz} Reabilitação', 'a {raiz} Obras'],
        does: [
          'reabilita edifícios de habitação nos centros históricos',
          'constrói habitação a custos controlados e equipamentos públicos',
          'faz obras de construção civil e manutenção para empresas e condomínios',
        ],
      },
    ],
    size: [12, 420],
    says: [
      'As obras ficam a menos de uma hora do estaleiro e o transporte é nosso.',
      'Não há obra sem formação de segurança nem equipamento em condições.',
    ],
  },
  {
    name: 'Serviços de limpeza e facilities',
    weight: 4,
    hires: { Limpeza: 12, Administrativo: 1, 'Recursos Humanos': 0.8, Transportes: 0.5 },
    branches: [
      {
        key: 'limpeza',
        names: ['a {raiz} Limpeza', 'a {raiz} Serviços'],
        does: [
          'limpa escritórios, escolas e clínicas em quatro distritos',
          'trata da limpeza, dos jardins e da manutenção de condomínios e hotéis',
        ],
      },
      { key: 'ambiente', names: ['a {raiz} Ambiente'], does: ['recolhe e separa resíduos de empresas e municípios'] },
    ],
    size: [30, 950],
    says: [
      'Sempre que o cliente deixa, limpamos de dia: os horários partidos são a exceção.',
      'Usamos produtos sem cloro e equipamento leve.',
    ],
  },
  {
    name: 'Imobiliário',
    weight: 5,
    hires: { Imobiliário: 12, Marketing: 1, Administrativo: 1.5, Jurídico: 0.6, 'Vendas/Comercial': 1 },
    branches: [
      {
        key: 'mediação',
        names: ['a {raiz} Imobiliária', 'a {raiz} Casas'],
        does: ['medeia a compra e o arrendamento de casas, com licença AMI'],
      },
      {
        key: 'condomínios',
        size: [4, 50],
        names: ['a {raiz} Condomínios'],
        does: ['administra cerca de trezentos condomínios'],
      },
      {
        key: 'promoção',
        names: ['a {raiz} Património'],
        does: ['promove e gere edifícios de habitação e escritórios'],
      },
    ],
    size: [5, 130],
    says: [
      'Respondemos no mesmo dia, mesmo quando ainda não há resposta.',
      'Cada processo tem uma pessoa responsável, com nome e telefone.',
    ],
  },
];
