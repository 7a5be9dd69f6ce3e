import type { Sector } from '../vocabulary.types.ts';

export const marketing: Sector = {
  name: 'Marketing',
  weight: 4,
  roles: [
    {
      title: 'Gestor/a de Marketing Digital',
      focus: ['Mercado Ibérico', 'Comércio Eletrónico'],
      setting: 'digital',
      pay: { junior: [1200, 1450], mid: [1500, 1950], senior: [1950, 2700] },
      lead: [
        'Procuramos quem conduza campanhas de ponta a ponta, da ideia à medição.',
        'A pessoa que entrar fica com orçamento próprio e com a liberdade de parar o que não resulta.',
      ],
      tasks: [
        'Planear e gerir campanhas em motores de busca e redes sociais.',
        'Acompanhar resultados todas as semanas e mudar o que for preciso.',
        'Coordenar conteúdos com design e com a equipa comercial.',
        'Gerir a loja em linha e os e-mails aos clientes.',
      ],
      needs: [
        'Experiência com Google Ads, Meta Ads e Analytics.',
        'À-vontade com números e orçamentos.',
        'Espanhol é uma vantagem.',
      ],
      tags: ['Google Ads', 'SEO', 'campanhas', 'analytics'],
    },
    {
      title: 'Gestor/a de Redes Sociais',
      setting: 'digital',
      pay: { entry: [1000, 1150], junior: [1100, 1350], mid: [1350, 1750] },
      lead: [
        'Procuramos quem escreva como fala e saiba quando não publicar.',
        'As nossas redes precisam de voz própria e de respostas no mesmo dia.',
      ],
      tasks: [
        'Preparar o calendário de publicações e cumpri-lo.',
        'Escrever, fotografar e gravar pequenos vídeos.',
        'Responder a comentários e mensagens com bom senso.',
        'Medir o alcance e explicar o que se aprendeu.',
      ],
      needs: [
        'Escrita sem erros e com graça.',
        'Prática de edição de vídeo no telemóvel.',
        'Conhecimento das regras de publicidade.',
      ],
      tags: ['redes sociais', 'Instagram', 'conteúdos', 'vídeo'],
    },
    {
      title: 'Redator/a de Conteúdos',
      setting: 'digital',
      pay: { junior: [1100, 1350], mid: [1350, 1800], senior: [1800, 2300] },
      lead: [
        'Procuramos quem escreva bem, corte muito e confirme sempre.',
        'Precisamos de textos que as pessoas leiam até ao fim, em páginas, e-mails e embalagens.',
      ],
      tasks: [
        'Escrever artigos, páginas e e-mails em português europeu.',
        'Entrevistar colegas e clientes para encontrar boas histórias.',
        'Rever textos de outras equipas.',
        'Adaptar conteúdos para motores de busca sem os estragar.',
      ],
      needs: [
        'Domínio da língua portuguesa e gosto por gramáticas.',
        'Experiência publicada, que possa mostrar.',
        'Noções de SEO.',
      ],
      tags: ['escrita', 'copywriting', 'SEO', 'newsletter'],
    },
    {
      title: 'Especialista em SEO',
      setting: 'digital',
      pay: { mid: [1500, 2100], senior: [2100, 2900] },
      lead: [
        'Procuramos quem entenda de pesquisa e não prometa milagres.',
        'O tráfego orgânico já traz metade dos nossos clientes; queremos cuidar dele com método.',
      ],
      tasks: [
        'Fazer auditorias técnicas e acompanhar correções.',
        'Planear conteúdos com base no que as pessoas procuram.',
        'Trabalhar com programação em velocidade e estrutura.',
        'Apresentar resultados sem jargão.',
      ],
      needs: [
        'Experiência com Search Console e ferramentas de rastreio.',
        'Noções de HTML e de dados estruturados.',
        'Espírito crítico.',
      ],
      tags: ['SEO', 'Search Console', 'conteúdos'],
    },
    {
      title: 'Técnico/a de Comunicação',
      setting: 'office',
      pay: { junior: [1100, 1350], mid: [1350, 1800] },
      lead: [
        'Procuramos quem saiba contar o que uma organização faz, para dentro e para fora.',
        'Temos notícias para dar e falta quem as escreva antes de serem velhas.',
      ],
      tasks: [
        'Escrever comunicados, notícias internas e discursos curtos.',
        'Responder a jornalistas e preparar quem fala com eles.',
        'Organizar visitas e pequenos eventos.',
        'Acompanhar a produção de materiais impressos.',
      ],
      needs: [
        'Formação em comunicação, jornalismo ou relações públicas.',
        'Facilidade no contacto com pessoas.',
        'Bom inglês escrito.',
      ],
      tags: ['comunicação', 'imprensa', 'eventos'],
    },
    {
      title: 'Analista de CRM e E-mail Marketing',
      setting: 'digital',
      pay: { junior: [1200, 1500], mid: [1500, 2050] },
      lead: [
        'Procuramos quem prefira enviar menos e-mails e melhores.',
        'Temos boas histórias e uma base de contactos que merece ser tratada com respeito.',
      ],
      tasks: [
        'Segmentar públicos e preparar campanhas de e-mail.',
        'Automatizar mensagens de boas-vindas e de reativação.',
        'Testar assuntos e horários, um de cada vez.',
        'Cuidar do consentimento e da limpeza da base.',
      ],
      needs: [
        'Experiência com uma plataforma de envio ou de CRM.',
        'Noções de HTML para e-mail.',
        'Conhecimento do RGPD na prática.',
      ],
      tags: ['CRM', 'e-mail', 'automação', 'RGPD'],
    },
    {
      title: 'Gestor/a de Marca',
      setting: 'office',
      pay: { mid: [1800, 2400], senior: [2400, 3200], expert: [3100, 4000] },
      lead: [
        'Procuramos quem trate uma marca como uma casa: com obras quando é preciso e sem mudar as paredes todos os anos.',
        'A marca faz quarenta anos e precisa de quem a leve a lojas novas.',
      ],
      tasks: [
        'Definir o plano anual da marca e o seu orçamento.',
        'Lançar produtos com a produção e com as vendas.',
        'Acompanhar estudos de mercado e preços.',
        'Gerir agências e fornecedores.',
      ],
      needs: [
        'Experiência em grande consumo ou retalho.',
        'Capacidade de negociação.',
        'Licenciatura em Gestão ou Marketing.',
      ],
      tags: ['marca', 'grande consumo', 'lançamentos'],
    },
    {
      title: 'Produtor/a de Eventos',
      setting: 'office',
      pay: { entry: [980, 1100], junior: [1100, 1300], mid: [1300, 1700] },
      lead: [
        'Procuramos quem tenha sempre um plano B e fita-cola.',
        'Fazemos cerca de sessenta eventos por ano e queremos fazê-los melhor.',
      ],
      tasks: [
        'Planear eventos, do orçamento à desmontagem.',
        'Escolher espaços e fornecedores.',
        'Acompanhar a montagem e o dia do evento.',
        'Fechar contas e escrever o balanço.',
      ],
      needs: [
        'Carta de condução e disponibilidade pontual à noite.',
        'Calma quando algo falha.',
        'Experiência em produção, mesmo voluntária.',
      ],
      tags: ['eventos', 'produção', 'fornecedores'],
    },
  ],
  context: [
    'A equipa tem quatro pessoas e um orçamento anual decidido em janeiro. O que não se mede não se repete.',
    'Trabalhamos com um calendário partilhado e duas reuniões por semana. O resto combina-se por escrito.',
    'Somos poucos, o que quer dizer que cada ideia chega depressa à rua.',
    'Não compramos listas nem seguidores. Preferimos crescer devagar.',
  ],
  tasks: [
    'Preparar um resumo mensal de resultados, de uma página.',
    'Coordenar prazos com as outras equipas.',
    'Acompanhar o que os concorrentes fazem, sem os copiar.',
  ],
  needs: [
    'Formação em Marketing, Comunicação ou área próxima.',
    'Bom inglês, falado e escrito.',
    'Organização e atenção a prazos.',
  ],
  benefits: [
    'Orçamento próprio para experiências',
    'Entrada paga em conferências da área',
    'Descontos nos produtos da casa',
  ],
  questions: [
    'Que campanha gostaria de ter feito, e porquê?',
    'Que ferramentas de análise usa?',
    'Pode deixar uma ligação para trabalho seu?',
  ],
  schedules: [
    'Segunda a sexta, das 9h às 18h.',
    'Segunda a sexta, das 9h30 às 18h30, com sextas mais curtas no verão.',
  ],
};
