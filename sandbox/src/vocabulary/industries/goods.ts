import type { Industry } from '../industry.types.ts';

/** Companies that make and move goods. */
export const goodsIndustries: readonly Industry[] = [
  {
    name: 'Distribuição e comércio por grosso',
    weight: 6,
    hires: {
      'Vendas/Comercial': 9,
      'Logística e Armazém': 4,
      Administrativo: 2,
      Transportes: 2,
      'Finanças/Contabilidade': 1.5,
      Marketing: 1,
    },
    branches: [
      {
        key: 'bebidas',
        names: ['a {raiz} Bebidas', 'a {raiz} Distribuição'],
        does: ['distribui bebidas e produtos alimentares a cafés, restaurantes e mercearias'],
      },
      {
        key: 'equipamentos',
        names: ['a {raiz} Equipamentos', 'a Comercial {lugar}'],
        does: [
          'vende equipamentos e consumíveis a oficinas, clínicas e escritórios',
          'importa materiais de construção e representa onze marcas europeias',
        ],
      },
    ],
    size: [15, 260],
    says: [
      'As carteiras de clientes são claras e as comissões estão escritas no contrato.',
      'Temos frota própria e um armazém novo, a dois minutos da autoestrada.',
    ],
  },
  {
    name: 'Logística e transportes',
    weight: 7,
    hires: {
      'Logística e Armazém': 9,
      Transportes: 8,
      Administrativo: 1.5,
      'Apoio ao Cliente': 1,
      Tecnologia: 0.7,
      Engenharia: 0.5,
    },
    branches: [
      {
        key: 'transportes',
        names: ['a Transportadora {lugar}', 'a {raiz} Transportes'],
        does: [
          'transporta mercadoria entre Portugal, Espanha e França, com frota própria',
          'guarda e distribui produtos alimentares a temperatura controlada',
        ],
      },
      {
        key: 'armazém',
        names: ['a {raiz} Logística', 'a {raiz} Expresso'],
        does: [
          'prepara e entrega encomendas de lojas em linha em 24 horas',
          'guarda, prepara e entrega mercadoria de outras empresas',
        ],
      },
      {
        key: 'passageiros',
        names: ['a Rodoviária {raiz}'],
        does: ['assegura carreiras regionais e transporte escolar'],
      },
    ],
    size: [20, 780],
    says: [
      'A frota tem menos de quatro anos e as rotas respeitam os tempos de descanso.',
      'O armazém foi desenhado com quem lá trabalha.',
      'Pagamos as ajudas de custo no fim de cada mês, com recibo.',
    ],
  },
  {
    name: 'Indústria',
    weight: 9,
    hires: {
      'Indústria/Produção': 11,
      Engenharia: 4,
      'Logística e Armazém': 2,
      Administrativo: 1.2,
      'Recursos Humanos': 0.8,
      'Finanças/Contabilidade': 0.8,
      'Vendas/Comercial': 0.8,
    },
    branches: [
      {
        key: 'moldes',
        names: ['a {raiz} Moldes', 'a {raiz} Plásticos'],
        does: [
          'fabrica moldes e peças técnicas para a indústria automóvel',
          'injeta peças de plástico para a indústria elétrica',
        ],
      },
      {
        key: 'têxtil',
        names: ['a Têxtil {lugar}', 'a {raiz} Malhas'],
        does: ['tece e confeciona malhas para marcas de toda a Europa'],
      },
      {
        key: 'cerâmica',
        names: ['a {raiz} Cerâmica', 'a Fábrica {raiz}'],
        does: ['produz louça e revestimentos cerâmicos', 'faz louça de mesa e azulejo por encomenda'],
      },
      {
        key: 'metal',
        names: ['a Metalúrgica {lugar}', 'a {raiz} Metal'],
        does: ['corta, dobra e solda peças metálicas por medida', 'fabrica estruturas e mobiliário em aço'],
      },
      {
        key: 'alimentar',
        names: ['a {raiz} Alimentar', 'a Conserveira {lugar}'],
        does: ['transforma fruta e legumes da região em conservas e sopas', 'enlata peixe e produz patês'],
      },
    ],
    size: [25, 720],
    says: [
      'Exportamos oito em cada dez peças e sabemos o nome de quem as fez.',
      'A nave tem luz natural e as máquinas mais antigas têm onze anos.',
      'Os turnos são fixos por trimestre e a equipa participa no plano.',
    ],
  },
];
