import type { Industry } from './industry.types.ts';

/** Companies that make, move, sell and host. */
export const tradeIndustries: readonly Industry[] = [
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
        key: 'alimentar',
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
        names: ['a Rodoviária {lugar}'],
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
      'Publicamos só casas que visitámos e com os documentos em ordem.',
      'As comissões estão escritas e são iguais para todos.',
    ],
  },
];
