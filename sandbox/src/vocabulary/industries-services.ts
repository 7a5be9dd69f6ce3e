import type { Industry } from './industry.types.ts';

/** Companies that sell knowledge and care. */
export const serviceIndustries: readonly Industry[] = [
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
      'Somos uma casa pequena, onde cada projeto tem uma pessoa responsável do princípio ao fim.',
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
        names: ['o Hospital {lugar}'],
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
