import type { Sector } from '../vocabulary.types.ts';

export const administrative: Sector = {
  name: 'Administrativo',
  weight: 4.5,
  roles: [
    {
      title: 'Assistente Administrativo/a',
      setting: 'office',
      pay: { entry: [930, 1020], junior: [960, 1120], mid: [1080, 1320] },
      lead: [
        'Procuramos quem saiba onde está cada papel, mesmo quando já não há papel.',
        'O escritório tem doze pessoas e falta-lhe quem o mantenha a andar.',
      ],
      tasks: [
        'Atender telefones e tratar de correio.',
        'Emitir e conferir faturas.',
        'Organizar o arquivo digital.',
        'Apoiar a contabilidade e os recursos humanos.',
      ],
      needs: ['Bom domínio de Word e Excel.', 'Boa escrita.', 'Organização.'],
      tags: ['faturação', 'arquivo', 'Excel'],
    },
    {
      title: 'Assistente de Direção',
      setting: 'office',
      pay: { junior: [1200, 1450], mid: [1450, 1900], senior: [1850, 2400] },
      lead: [
        'Procuramos quem proteja a agenda dos outros como se fosse sua.',
        'A direção viaja muito e precisa de alguém que pense dois passos à frente.',
      ],
      tasks: [
        'Gerir agendas, viagens e reuniões.',
        'Preparar documentos e atas.',
        'Filtrar pedidos e acompanhar prazos.',
        'Organizar eventos internos.',
      ],
      needs: ['Inglês fluente.', 'Discrição.', 'Experiência em funções de apoio à gestão.'],
      tags: ['secretariado', 'agenda', 'inglês'],
    },
    {
      title: 'Secretário/a Clínico/a',
      setting: 'site',
      fits: ['clínica', 'hospital'],
      pay: { entry: [930, 1020], junior: [960, 1100] },
      lead: [
        'Procuramos quem receba doentes com simpatia e marque exames sem enganos.',
        'O balcão de consultas atende cento e cinquenta pessoas por dia.',
      ],
      tasks: [
        'Marcar consultas e exames.',
        'Receber utentes e confirmar dados.',
        'Faturar a seguradoras e subsistemas.',
        'Encaminhar chamadas.',
      ],
      needs: ['Boa comunicação.', 'Rapidez a escrever no computador.', 'Respeito pelo sigilo.'],
      tags: ['clínica', 'marcações', 'atendimento'],
    },
    {
      title: 'Técnico/a de Faturação',
      setting: 'office',
      pay: { junior: [1020, 1200], mid: [1150, 1450] },
      lead: [
        'Procuramos quem emita sem erros e confirme sem pressa.',
        'Saem daqui quatro mil faturas por mês e nenhuma devia voltar.',
      ],
      tasks: [
        'Emitir faturas, notas de crédito e recibos.',
        'Conferir guias e contratos.',
        'Responder a dúvidas de clientes.',
        'Apoiar o fecho mensal.',
      ],
      needs: ['Experiência em faturação.', 'Conhecimento de um ERP.', 'Rigor.'],
      tags: ['faturação', 'ERP', 'SAF-T'],
    },
    {
      title: 'Técnico/a de Apoio Administrativo',
      focus: ['Concursos Públicos', 'Frota', 'Seguros'],
      setting: 'office',
      pay: { junior: [1000, 1180], mid: [1150, 1450] },
      lead: [
        'Procuramos quem goste de processos e de os ver chegar ao fim.',
        'Os prazos são muitos e pequenos; precisamos de quem não perca nenhum.',
      ],
      tasks: [
        'Instruir processos e acompanhar prazos.',
        'Preparar propostas e documentos.',
        'Contactar entidades e fornecedores.',
        'Manter registos atualizados.',
      ],
      needs: ['Boa redação.', 'Domínio de Excel.', 'Autonomia.'],
      tags: ['processos', 'prazos', 'documentação'],
    },
    {
      title: 'Digitalizador/a e Arquivista',
      setting: 'office',
      pay: { entry: [920, 990], junior: [940, 1060] },
      lead: [
        'Procuramos quem transforme caixas em pastas que se encontram.',
        'Temos quarenta anos de papel para arrumar em dezoito meses.',
      ],
      tasks: [
        'Preparar e digitalizar documentos.',
        'Classificar e indexar.',
        'Verificar a qualidade das imagens.',
        'Organizar o arquivo físico.',
      ],
      needs: ['Método e concentração.', 'Noções de arquivo.'],
      tags: ['arquivo', 'digitalização'],
    },
    {
      title: 'Gestor/a de Escritório',
      setting: 'office',
      pay: { mid: [1300, 1650], senior: [1600, 2100] },
      lead: [
        'Procuramos quem faça um escritório parecer fácil.',
        'Mudamos de instalações na primavera e queremos alguém que trate da casa nova.',
      ],
      tasks: [
        'Gerir instalações, fornecedores e compras.',
        'Preparar a chegada de pessoas novas.',
        'Controlar o orçamento corrente.',
        'Organizar encontros da equipa.',
      ],
      needs: ['Experiência em gestão de escritórios.', 'Inglês.', 'Sentido prático.'],
      tags: ['escritório', 'fornecedores', 'orçamento'],
    },
  ],
  context: [
    'O escritório é calmo, fica perto dos transportes e tem cozinha a sério.',
    'Cada tarefa tem uma pessoa responsável e outra que a sabe fazer.',
    'Estamos a acabar com o papel. Faltam duas salas.',
    'A equipa administrativa tem cinco pessoas e uma antiguidade média de nove anos.',
  ],
  tasks: [
    'Simplificar modelos e procedimentos.',
    'Apoiar colegas em períodos de maior trabalho.',
    'Manter contactos e bases de dados atualizados.',
  ],
  needs: [
    '12.º ano ou superior.',
    'Boa apresentação e boa educação ao telefone.',
    'Capacidade de gerir várias tarefas.',
  ],
  benefits: [
    'Primeiro dia de aulas dos filhos livre',
    'Pontes combinadas no início do ano',
    'Refeitório com preços da casa',
  ],
  questions: [
    'Que programas de faturação conhece?',
    'Qual é o seu nível de Excel?',
    'Tem experiência em atendimento telefónico?',
  ],
  schedules: ['Segunda a sexta, das 9h às 18h.', 'Segunda a sexta, das 8h30 às 17h.'],
};
