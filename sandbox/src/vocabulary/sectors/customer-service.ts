import type { Sector } from '../vocabulary.types.ts';

export const customerService: Sector = {
  name: 'Apoio ao Cliente',
  weight: 6,
  roles: [
    {
      title: 'Técnico/a de Apoio ao Cliente',
      focus: ['Francês', 'Espanhol', 'Inglês', 'Alemão', 'Italiano'],
      setting: 'office',
      pay: { entry: [930, 1050], junior: [1000, 1250], mid: [1150, 1400] },
      lead: [
        'Procuramos quem responda por telefone e correio eletrónico como gostaria que lhe respondessem.',
        'A linha vai crescer e queremos que as pessoas continuem a ser atendidas à primeira.',
      ],
      tasks: [
        'Atender chamadas, e-mails e mensagens.',
        'Resolver o pedido ou encontrar quem o resolva, e avisar o cliente.',
        'Registar cada contacto de forma que outra pessoa o entenda.',
        'Propor respostas novas quando as antigas já não servem.',
      ],
      needs: [
        'Boa expressão oral e escrita.',
        'Paciência e bom ouvido.',
        'Conhecimentos de informática na ótica do utilizador.',
      ],
      tags: ['atendimento', 'línguas', 'e-mail', 'telefone'],
    },
    {
      title: 'Operador/a de Contact Center',
      focus: ['Energia', 'Seguros', 'Comércio Eletrónico'],
      setting: 'office',
      pay: { entry: [920, 1000], junior: [950, 1100] },
      lead: [
        'Procuramos quem goste de resolver problemas de outras pessoas, um de cada vez.',
        'A formação é paga e dura quatro semanas; ninguém atende sem estar preparado.',
      ],
      tasks: [
        'Atender clientes por telefone e chat.',
        'Consultar contratos e explicar faturas.',
        'Encaminhar avarias e acompanhar a resolução.',
        'Cumprir os guiões onde a lei o exige.',
      ],
      needs: ['12.º ano.', 'Facilidade com computadores.', 'Disponibilidade para turnos entre as 8h e as 22h.'],
      tags: ['call center', 'chat', 'formação paga'],
    },
    {
      title: 'Supervisor/a de Equipa de Atendimento',
      setting: 'office',
      pay: { mid: [1250, 1550], senior: [1500, 1950] },
      lead: [
        'Procuramos quem saiba ouvir uma chamada e ensinar a próxima.',
        'Uma equipa de catorze pessoas espera por quem a oriente sem cronómetro na mão.',
      ],
      tasks: [
        'Acompanhar a equipa e dar retorno todas as semanas.',
        'Organizar escalas e cobrir ausências.',
        'Tratar dos casos difíceis.',
        'Propor melhorias com base no que os clientes dizem.',
      ],
      needs: ['Experiência em atendimento e em coordenação.', 'Justiça e calma.', 'Boa leitura de indicadores.'],
      tags: ['supervisão', 'equipa', 'qualidade'],
    },
    {
      title: 'Gestor/a de Sucesso do Cliente',
      setting: 'digital',
      pay: { junior: [1300, 1600], mid: [1600, 2200], senior: [2200, 3000] },
      lead: [
        'Procuramos quem faça com que os clientes usem bem aquilo que compraram.',
        'Os primeiros noventa dias de um cliente decidem tudo; queremos alguém dedicado a eles.',
      ],
      tasks: [
        'Acompanhar a entrada de novos clientes.',
        'Dar formação à distância e em visita.',
        'Perceber quem está em risco de sair, e porquê.',
        'Levar pedidos ao produto, com contexto.',
      ],
      needs: ['Experiência com software para empresas.', 'Boa comunicação e boa escrita.', 'Inglês fluente.'],
      tags: ['SaaS', 'formação', 'retenção'],
    },
    {
      title: 'Rececionista',
      focus: ['Clínica', 'Escritório', 'Ginásio'],
      setting: 'site',
      pay: { entry: [920, 1000], junior: [950, 1080] },
      lead: [
        'Procuramos quem receba bem, à porta e ao telefone.',
        'A receção é a primeira conversa que temos com toda a gente.',
      ],
      tasks: [
        'Receber visitas e encaminhá-las.',
        'Atender telefones e marcar horas.',
        'Tratar de correio, encomendas e salas.',
        'Receber pagamentos e passar faturas.',
      ],
      needs: ['Apresentação cuidada e simpatia.', 'Inglês para conversas simples.', 'Discrição.'],
      tags: ['receção', 'telefone', 'marcações'],
    },
    {
      title: 'Técnico/a de Suporte ao Utilizador',
      focus: ['Software de Gestão'],
      setting: 'digital',
      pay: { entry: [1050, 1200], junior: [1150, 1450], mid: [1400, 1850] },
      lead: [
        'Procuramos quem ensine um programa sem pressa e resolva o que não funciona.',
        'Os nossos clientes são lojas e oficinas; quando ligam, têm alguém à espera no balcão.',
      ],
      tasks: [
        'Responder a dúvidas por telefone e acesso remoto.',
        'Reproduzir erros e descrevê-los bem.',
        'Escrever artigos de ajuda.',
        'Instalar e configurar o programa.',
      ],
      needs: ['Noções de redes, impressoras e bases de dados.', 'Conhecimento de faturação é uma vantagem.'],
      tags: ['suporte', 'software', 'faturação'],
    },
    {
      title: 'Gestor/a de Reclamações',
      setting: 'office',
      pay: { junior: [1100, 1350], mid: [1350, 1700] },
      lead: [
        'Procuramos quem leia uma reclamação até ao fim antes de começar a responder.',
        'Respondemos a todas as reclamações em cinco dias e queremos passar para três.',
      ],
      tasks: [
        'Analisar reclamações, incluindo as do Livro de Reclamações.',
        'Recolher informação junto das áreas.',
        'Escrever respostas claras e completas.',
        'Identificar causas que se repetem.',
      ],
      needs: ['Muito boa escrita.', 'Noções de direito do consumo.', 'Imparcialidade.'],
      tags: ['reclamações', 'consumo', 'escrita'],
    },
  ],
  context: [
    'As escalas saem com três semanas de antecedência e as trocas fazem-se entre colegas.',
    'A sala tem divisórias altas, auscultadores bons e uma zona para descansar a sério.',
    'Não medimos segundos. Medimos se a pessoa precisou de voltar a ligar.',
    'A formação inicial é paga desde o primeiro dia e termina com duas semanas de acompanhamento.',
  ],
  tasks: [
    'Participar nas reuniões semanais de qualidade.',
    'Ajudar colegas novos a encontrar respostas.',
    'Manter a base de conhecimento atualizada.',
  ],
  needs: ['Português fluente; outras línguas contam.', 'Espírito de equipa.', 'Boa digitação.'],
  benefits: [
    'Formação inicial paga',
    'Prémio de línguas',
    'Prémio mensal de qualidade',
    'Café, fruta e sala de descanso',
  ],
  questions: [
    'Que línguas fala, e com que nível?',
    'Tem disponibilidade para turnos rotativos?',
    'Já trabalhou em atendimento? Em que canal?',
  ],
  schedules: [
    'Turnos rotativos entre as 8h e as 22h, com duas folgas por semana.',
    'Segunda a sexta, das 9h às 18h.',
    'Segunda a sábado, em turnos de oito horas, com folgas rotativas.',
  ],
};
