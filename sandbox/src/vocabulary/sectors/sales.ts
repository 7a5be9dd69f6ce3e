import type { Sector } from '../vocabulary.types.ts';

export const sales: Sector = {
  name: 'Vendas/Comercial',
  weight: 8,
  roles: [
    {
      title: 'Comercial',
      focus: ['Zona Norte', 'Zona Centro', 'Grande Lisboa', 'Algarve', 'Canal Horeca'],
      setting: 'site',
      pay: { entry: [980, 1150], junior: [1050, 1300], mid: [1250, 1650], senior: [1600, 2200] },
      lead: [
        'Procuramos quem goste de estrada, de conversa e de voltar a casa com encomendas.',
        'Temos uma carteira de cento e vinte clientes à espera de quem a conheça.',
      ],
      tasks: [
        'Visitar clientes da zona e abrir novas contas.',
        'Preparar propostas e acompanhar encomendas até à entrega.',
        'Tratar de reclamações e cobranças simples.',
        'Registar visitas e previsões no programa de gestão.',
      ],
      needs: [
        'Carta de condução e disponibilidade para viajar na zona.',
        'Facilidade em criar confiança.',
        'Noções de negociação.',
      ],
      tags: ['vendas', 'carteira de clientes', 'viatura', 'comissões'],
    },
    {
      title: 'Gestor/a de Conta',
      setting: 'office',
      pay: { junior: [1250, 1550], mid: [1550, 2150], senior: [2100, 3000] },
      lead: [
        'Procuramos quem cuide dos clientes que já temos como se ainda os quiséssemos ganhar.',
        'Vinte contas grandes precisam de um nome, um número de telefone e alguém que responda.',
      ],
      tasks: [
        'Acompanhar uma carteira de clientes empresariais.',
        'Preparar propostas, renovações e revisões de preço.',
        'Coordenar a resposta das equipas internas.',
        'Apresentar resultados ao cliente todos os trimestres.',
      ],
      needs: [
        'Experiência em vendas a empresas.',
        'Boa escrita e boa folha de cálculo.',
        'Inglês; espanhol é uma vantagem.',
      ],
      tags: ['B2B', 'contas', 'negociação', 'CRM'],
    },
    {
      title: 'Técnico/a Comercial',
      focus: ['Energia Solar', 'Equipamento Hoteleiro', 'Climatização'],
      setting: 'site',
      pay: { junior: [1150, 1400], mid: [1400, 1900], senior: [1850, 2500] },
      lead: [
        'Procuramos quem explique máquinas a quem as vai usar e números a quem as vai pagar.',
        'O produto é técnico e vende-se com visitas, medidas e paciência.',
      ],
      tasks: [
        'Visitar instalações e levantar necessidades.',
        'Fazer orçamentos com apoio da engenharia.',
        'Acompanhar a instalação e o pós-venda.',
        'Participar em duas feiras por ano.',
      ],
      needs: [
        'Formação técnica de nível 4 ou superior.',
        'Carta de condução.',
        'Gosto por falar com quem trabalha no terreno.',
      ],
      tags: ['venda técnica', 'orçamentos', 'pós-venda'],
    },
    {
      title: 'Assistente Comercial',
      setting: 'office',
      pay: { entry: [950, 1050], junior: [1000, 1200], mid: [1150, 1450] },
      lead: [
        'Procuramos quem tenha as encomendas em ordem enquanto a equipa anda na rua.',
        'A retaguarda comercial precisa de mais uma pessoa para atender, orçamentar e seguir.',
      ],
      tasks: [
        'Registar encomendas e confirmar prazos.',
        'Preparar orçamentos e catálogos.',
        'Atender clientes por telefone e e-mail.',
        'Acompanhar entregas e devoluções.',
      ],
      needs: ['Boa expressão oral e escrita.', 'Excel e um programa de faturação.', 'Atenção ao pormenor.'],
      tags: ['encomendas', 'faturação', 'atendimento'],
    },
    {
      title: 'Diretor/a Comercial',
      setting: 'office',
      pay: { senior: [2800, 3900], expert: [3800, 5600] },
      lead: [
        'Procuramos quem dirija uma equipa comercial pelo exemplo e pelos números.',
        'A direção comercial vai mudar de mãos por reforma, com seis meses de passagem.',
      ],
      tasks: [
        'Definir objetivos, preços e zonas.',
        'Acompanhar a equipa no terreno duas vezes por mês.',
        'Negociar com os dez maiores clientes.',
        'Preparar o orçamento e responder por ele.',
      ],
      needs: [
        'Experiência a dirigir equipas comerciais.',
        'Visão financeira e sentido prático.',
        'Disponibilidade para viajar.',
      ],
      tags: ['direção', 'estratégia', 'equipa'],
    },
    {
      title: 'Operador/a de Televendas',
      setting: 'office',
      pay: { entry: [930, 1020], junior: [960, 1100] },
      lead: [
        'Procuramos quem venda por telefone sem insistir duas vezes.',
        'As chamadas são para quem pediu contacto; não fazemos listas frias.',
      ],
      tasks: [
        'Ligar a pessoas que pediram informação.',
        'Explicar o produto e as condições com clareza.',
        'Fechar a venda e confirmar os dados.',
        'Registar cada contacto.',
      ],
      needs: ['Boa dicção e boa disposição.', 'Resistência a ouvir não.', '12.º ano.'],
      tags: ['telefone', 'televendas', 'prémios'],
    },
    {
      title: 'Promotor/a de Vendas',
      setting: 'site',
      pay: { entry: [920, 980], junior: [940, 1050] },
      lead: [
        'Procuramos quem goste de pôr as pessoas a provar.',
        'Temos ações em lojas todas as semanas e precisamos de caras simpáticas.',
      ],
      tasks: [
        'Montar o ponto de venda e repor material.',
        'Dar a provar e explicar o produto.',
        'Registar vendas e opiniões.',
        'Cuidar da imagem da marca na loja.',
      ],
      needs: ['Disponibilidade ao fim de semana.', 'Facilidade de comunicação.'],
      tags: ['promoção', 'loja', 'degustação'],
    },
    {
      title: 'Responsável de Exportação',
      setting: 'office',
      pay: { mid: [1700, 2300], senior: [2300, 3200] },
      lead: [
        'Procuramos quem abra portas em mercados onde ainda não nos conhecem.',
        'Vendemos para nove países e queremos chegar a quinze com os pés assentes.',
      ],
      tasks: [
        'Procurar distribuidores e negociar condições.',
        'Preparar documentação de exportação.',
        'Acompanhar encomendas da fábrica ao porto.',
        'Representar a empresa em feiras.',
      ],
      needs: [
        'Inglês e francês ou alemão fluentes.',
        'Conhecimento de Incoterms e meios de pagamento.',
        'Disponibilidade para viajar.',
      ],
      tags: ['exportação', 'Incoterms', 'feiras', 'francês'],
    },
  ],
  context: [
    'As zonas são claras, as comissões estão escritas e pagam-se no mês seguinte.',
    'A equipa encontra-se às sextas-feiras de manhã; no resto da semana cada pessoa organiza o seu tempo.',
    'Damos um mês de formação no produto e duas semanas de visitas acompanhadas.',
    'Os objetivos discutem-se com quem os vai cumprir e revêem-se a meio do ano.',
  ],
  tasks: [
    'Manter o programa de gestão de clientes atualizado.',
    'Partilhar com a equipa o que se ouve no mercado.',
    'Ajudar a preparar catálogos e campanhas.',
  ],
  needs: ['Gosto por objetivos e por conversa.', 'Boa organização do próprio tempo.', '12.º ano ou formação superior.'],
  benefits: [
    'Comissões sem teto, pagas todos os meses',
    'Viatura de serviço, combustível e telemóvel',
    'Prémio trimestral por objetivos',
    'Ajudas de custo nas deslocações',
  ],
  questions: [
    'Tem carta de condução e disponibilidade para viajar?',
    'Que produto ou serviço vendeu mais tempo?',
    'Que zona do país conhece melhor?',
  ],
  schedules: [
    'Segunda a sexta, com horário organizado pela própria pessoa.',
    'Segunda a sexta, das 9h às 18h.',
    'Segunda a sexta; um sábado por mês em feiras.',
  ],
};
