import type { Industry } from '../industry.types.ts';

/** Companies that host, feed and sell to passers-by. */
export const hostIndustries: readonly Industry[] = [
  {
    name: 'Hotelaria e turismo',
    weight: 9,
    hires: {
      'Hotelaria e Restauração': 12,
      Limpeza: 2.5,
      Administrativo: 1,
      'Recursos Humanos': 0.8,
      Marketing: 0.8,
      'Apoio ao Cliente': 0.8,
    },
    branches: [
      {
        key: 'hotel',
        names: ['o Hotel {raiz}', 'o {raiz} Hotéis'],
        does: [
          'recebe hóspedes num edifício recuperado, com 64 quartos e restaurante aberto à cidade',
          'tem quatro hotéis de média dimensão entre o litoral e o interior',
          'junta alojamento, restaurante e um pequeno centro de eventos',
        ],
      },
      {
        key: 'alojamento',
        size: [3, 16],
        names: ['a Casa {raiz}', 'a Estalagem {lugar}'],
        does: [
          'recebe hóspedes numa casa de dezoito quartos, com cozinha própria',
          'tem onze quartos, uma horta e uma mesa comprida',
        ],
      },
    ],
    size: [14, 380],
    says: [
      'Trabalhamos todo o ano, e por isso as equipas também ficam.',
      'As folgas são seguidas e o mapa sai com três semanas de antecedência.',
      'Comemos todos a mesma comida, à mesma mesa.',
    ],
  },
  {
    name: 'Restauração',
    weight: 7,
    hires: { 'Hotelaria e Restauração': 12, Limpeza: 0.8, Marketing: 0.3, Administrativo: 0.3 },
    branches: [
      {
        key: 'restaurante',
        size: [6, 42],
        names: ['a Taberna {raiz}', 'o Restaurante {raiz}', 'a Mesa {lugar}'],
        does: [
          'serve cozinha portuguesa de estação, com ementa que muda todas as semanas',
          'tem duas salas pequenas, peixe da lota e grelha a carvão',
        ],
      },
      {
        key: 'pastelaria',
        size: [6, 60],
        names: ['a Padaria {lugar}', 'a Confeitaria {raiz}'],
        does: [
          'faz pão de fermentação lenta e pastelaria, com três lojas e fabrico próprio',
          'serve cafés, pequenos-almoços e bolos de fabrico próprio',
        ],
      },
      {
        key: 'cantina',
        size: [20, 240],
        names: ['a Cantina {lugar}', 'a {raiz} Refeições'],
        does: ['cozinha refeições para escolas, lares e empresas da região'],
      },
    ],
    size: [6, 140],
    says: [
      'Fechamos dois dias por semana e não dobramos turnos.',
      'As gorjetas dividem-se por todos, cozinha incluída.',
      'Quem entra aprende todas as secções antes de escolher uma.',
    ],
  },
  {
    name: 'Comércio a retalho',
    weight: 8,
    hires: {
      Retalho: 11,
      'Vendas/Comercial': 3,
      'Logística e Armazém': 2,
      Marketing: 1.5,
      Design: 0.8,
      Administrativo: 1,
      'Apoio ao Cliente': 1,
    },
    branches: [
      {
        key: 'mercearia',
        names: ['a Mercearia {raiz}', 'o Mercado {lugar}', 'a {raiz} Frescos'],
        does: [
          'vende mercearia, frescos e produtos de pequenos produtores em lojas de bairro',
          'tem onze supermercados de bairro, com talho e peixaria',
        ],
      },
      {
        key: 'casa',
        names: ['a {raiz} Casa', 'o Armazém {lugar}'],
        does: [
          'tem vinte e seis lojas de artigos para a casa e uma loja em linha',
          'vende material de bricolage e jardim, com aconselhamento ao balcão',
        ],
      },
      {
        key: 'moda',
        names: ['a {raiz}', 'a Loja {raiz}'],
        does: ['vende roupa e calçado de fabrico português, em lojas e em linha'],
      },
      {
        key: 'ótica',
        size: [24, 80],
        names: ['a Ótica {raiz}'],
        does: ['tem nove lojas de ótica, com consulta e oficina própria'],
      },
    ],
    size: [9, 900],
    says: [
      'As lojas fecham ao domingo à tarde e os horários são fixos por trimestre.',
      'Quem está ao balcão escolhe parte do que se vende.',
      'Promovemos por dentro: quase todas as chefias de loja começaram na caixa.',
    ],
  },
];
