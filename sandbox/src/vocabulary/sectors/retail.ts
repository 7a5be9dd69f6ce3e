import type { Sector } from '../vocabulary.types.ts';

export const retail: Sector = {
  name: 'Retalho',
  weight: 5.5,
  roles: [
    {
      title: 'Assistente de Loja',
      focus: ['Moda', 'Casa', 'Bricolage', 'Centro Comercial'],
      setting: 'site',
      pay: { entry: [920, 1000], junior: [940, 1080] },
      lead: [
        'Procuramos quem goste de pessoas e não se assuste com sábados.',
        'A loja tem clientes de bairro e queremos que continuem a ser tratados pelo nome.',
      ],
      tasks: [
        'Atender e aconselhar clientes.',
        'Repor e arrumar a loja.',
        'Trabalhar na caixa.',
        'Preparar montras e campanhas.',
      ],
      needs: ['Simpatia e iniciativa.', 'Disponibilidade ao fim de semana.', '12.º ano, de preferência.'],
      tags: ['loja', 'atendimento', 'caixa'],
    },
    {
      title: 'Operador/a de Caixa',
      setting: 'site',
      pay: { entry: [920, 970], junior: [930, 1030] },
      lead: [
        'Procuramos quem seja a última cara simpática da compra.',
        'As caixas têm cadeira, pausa de hora a hora e uma equipa que se entreajuda.',
      ],
      tasks: [
        'Registar compras e receber pagamentos.',
        'Abrir e fechar a caixa.',
        'Tratar de trocas simples.',
        'Apoiar as caixas automáticas.',
      ],
      needs: ['Atenção a dinheiro e a pessoas.', 'Pontualidade.'],
      tags: ['caixa', 'supermercado'],
    },
    {
      title: 'Talhante',
      setting: 'site',
      pay: { junior: [1020, 1180], mid: [1130, 1400] },
      lead: [
        'Procuramos quem corte bem e explique como se cozinha.',
        'O talho trabalha com produtores da região e vende até ao sábado à tarde.',
      ],
      tasks: [
        'Desmanchar e preparar carnes.',
        'Atender ao balcão.',
        'Cuidar da higiene e da temperatura.',
        'Fazer encomendas.',
      ],
      needs: ['Experiência de talho.', 'Conhecimento de HACCP.'],
      tags: ['talho', 'frescos', 'HACCP'],
    },
    {
      title: 'Peixeiro/a',
      setting: 'site',
      pay: { junior: [1000, 1150], mid: [1100, 1350] },
      lead: [
        'Procuramos quem saiba o nome do peixe e a melhor maneira de o amanhar.',
        'A banca recebe da lota todas as manhãs, menos à segunda.',
      ],
      tasks: [
        'Montar a banca.',
        'Amanhar e preparar peixe.',
        'Aconselhar clientes.',
        'Controlar frescura e desperdício.',
      ],
      needs: ['Experiência na função.', 'Disponibilidade cedo.'],
      tags: ['peixaria', 'frescos'],
    },
    {
      title: 'Chefe de Loja',
      setting: 'site',
      pay: { mid: [1250, 1600], senior: [1550, 2100] },
      lead: [
        'Procuramos quem abra a porta todos os dias com vontade.',
        'A equipa tem dez pessoas e a chefia anterior vai abrir outra loja nossa.',
      ],
      tasks: [
        'Dirigir a equipa e fazer horários.',
        'Responder por vendas, stocks e perdas.',
        'Cuidar da imagem da loja.',
        'Formar pessoas novas.',
      ],
      needs: ['Experiência em chefia de loja.', 'Gosto por números e por gente.', 'Disponibilidade de horário.'],
      tags: ['chefia', 'vendas', 'equipa'],
    },
    {
      title: 'Visual Merchandiser',
      setting: 'site',
      pay: { junior: [1050, 1250], mid: [1200, 1600] },
      lead: [
        'Procuramos quem faça parar quem passa.',
        'São vinte e seis montras, quatro estações e um orçamento honesto.',
      ],
      tasks: [
        'Desenhar e montar montras.',
        'Definir a exposição de produtos.',
        'Visitar lojas e formar equipas.',
        'Gerir materiais.',
      ],
      needs: ['Formação em design ou vitrinismo.', 'Carta de condução.', 'Jeito de mãos.'],
      tags: ['montras', 'vitrinismo', 'moda'],
    },
    {
      title: 'Técnico/a de Ótica',
      setting: 'site',
      pay: { junior: [1050, 1250], mid: [1200, 1550] },
      lead: [
        'Procuramos quem ajuste uns óculos até ninguém dar por eles.',
        'A loja tem oficina própria e clientes que voltam de dois em dois anos.',
      ],
      tasks: ['Aconselhar armações e lentes.', 'Montar e ajustar óculos.', 'Fazer medições.', 'Tratar de garantias.'],
      needs: ['Curso de ótica ocular.', 'Precisão.'],
      tags: ['ótica', 'oficina', 'atendimento'],
    },
    {
      title: 'Gestor/a de Loja Online',
      setting: 'digital',
      pay: { junior: [1200, 1450], mid: [1450, 1950] },
      lead: [
        'Procuramos quem trate uma loja em linha como se tivesse porta.',
        'As encomendas duplicaram e o sítio precisa de quem o arrume todos os dias.',
      ],
      tasks: [
        'Gerir catálogo, preços e fotografias.',
        'Acompanhar encomendas e devoluções.',
        'Melhorar a pesquisa e o pagamento.',
        'Responder a clientes.',
      ],
      needs: ['Experiência com uma plataforma de comércio eletrónico.', 'Boa escrita.', 'Noções de SEO.'],
      tags: ['e-commerce', 'catálogo', 'Shopify'],
    },
  ],
  context: [
    'Os horários são fixos por trimestre e as lojas fecham ao domingo à tarde.',
    'Promovemos por dentro: quase todas as chefias começaram na caixa.',
    'A equipa é pequena e toda a gente faz de tudo um pouco.',
    'Quem está ao balcão escolhe parte do que se vende.',
  ],
  tasks: [
    'Receber mercadoria e conferir guias.',
    'Participar no inventário anual.',
    'Zelar pela limpeza e segurança da loja.',
  ],
  needs: ['Boa apresentação.', 'Espírito de equipa.', 'Facilidade de comunicação.'],
  benefits: [
    'Desconto de 25 % em compras',
    'Comissão sobre as vendas da loja',
    'Um fim de semana livre por mês',
    'Fardamento incluído',
  ],
  questions: [
    'Tem disponibilidade ao fim de semana?',
    'Tem experiência em loja? De que tipo?',
    'Pode trabalhar até às 22h?',
  ],
  schedules: [
    'Turnos rotativos, com folgas rotativas.',
    'Horário de loja, das 10h às 19h, com duas folgas por semana.',
    'Turnos entre as 8h e as 21h, com um fim de semana livre por mês.',
  ],
};
