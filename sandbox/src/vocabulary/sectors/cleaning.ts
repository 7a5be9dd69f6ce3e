import type { Sector } from '../vocabulary.types.ts';

export const cleaning: Sector = {
  name: 'Limpeza',
  weight: 2.5,
  roles: [
    {
      title: 'Empregado/a de Limpeza',
      focus: ['Escritórios', 'Hospitalar', 'Escolas', 'Condomínios'],
      setting: 'site',
      pay: { entry: [920, 960], junior: [930, 1010] },
      lead: [
        'Procuramos quem goste de ver o antes e o depois.',
        'Trabalhamos de dia sempre que o cliente deixa, o que muda muita coisa em casa.',
      ],
      tasks: [
        'Limpar espaços de trabalho e zonas comuns.',
        'Repor consumíveis.',
        'Separar resíduos.',
        'Comunicar avarias.',
      ],
      needs: ['Responsabilidade e discrição.', 'Pontualidade.'],
      tags: ['limpeza', 'manhãs', 'equipa'],
    },
    {
      title: 'Lavador/a de Vidros',
      setting: 'site',
      pay: { entry: [940, 1040], junior: [1000, 1150] },
      lead: [
        'Procuramos quem não tenha medo de alturas e goste de luz.',
        'Fachadas e montras, com plataforma e formação certificada.',
      ],
      tasks: [
        'Lavar vidros e fachadas.',
        'Montar e verificar equipamento.',
        'Cumprir regras de trabalho em altura.',
        'Conduzir a carrinha da equipa.',
      ],
      needs: ['Carta de condução.', 'Formação em trabalhos em altura é uma vantagem.'],
      tags: ['vidros', 'altura', 'fachadas'],
    },
    {
      title: 'Supervisor/a de Limpeza',
      setting: 'site',
      pay: { mid: [1050, 1300], senior: [1250, 1550] },
      lead: [
        'Procuramos quem acompanhe equipas pequenas em muitos sítios.',
        'São trinta clientes e sessenta pessoas que merecem ser visitadas.',
      ],
      tasks: [
        'Visitar locais e acompanhar equipas.',
        'Organizar horários e substituições.',
        'Controlar materiais e qualidade.',
        'Falar com clientes.',
      ],
      needs: ['Experiência de coordenação na limpeza.', 'Carta de condução.', 'Justiça.'],
      tags: ['supervisão', 'clientes', 'viatura'],
    },
    {
      title: 'Operador/a de Recolha de Resíduos',
      setting: 'site',
      pay: { entry: [950, 1060], junior: [1000, 1130] },
      lead: [
        'Procuramos quem comece cedo e deixe a rua melhor do que estava.',
        'As rotas são fixas e acabam antes do almoço.',
      ],
      tasks: [
        'Recolher e separar resíduos.',
        'Lavar contentores.',
        'Apoiar o motorista nas manobras.',
        'Comunicar anomalias.',
      ],
      needs: ['Boa condição física.', 'Disponibilidade de madrugada.'],
      tags: ['resíduos', 'ambiente', 'madrugada'],
    },
    {
      title: 'Jardineiro/a',
      setting: 'site',
      pay: { entry: [930, 1030], junior: [980, 1130], mid: [1080, 1300] },
      lead: ['Procuramos quem saiba quando não regar.', 'Cuidamos de jardins de condomínios, hotéis e escolas.'],
      tasks: [
        'Podar, plantar e tratar relvados.',
        'Manter sistemas de rega.',
        'Operar máquinas de jardim.',
        'Propor plantas que gastem menos água.',
      ],
      needs: ['Experiência em jardinagem.', 'Carta de condução.', 'Aplicador de fitofármacos é uma vantagem.'],
      tags: ['jardins', 'rega', 'ar livre'],
    },
    {
      title: 'Técnico/a de Manutenção de Edifícios',
      setting: 'site',
      pay: { junior: [1020, 1200], mid: [1150, 1450] },
      lead: [
        'Procuramos quem resolva uma torneira, uma lâmpada e uma porta na mesma manhã.',
        'Temos vinte edifícios e um quadro de pedidos que gosta de ficar vazio.',
      ],
      tasks: [
        'Fazer pequenas reparações.',
        'Acompanhar manutenção de elevadores e AVAC.',
        'Verificar segurança contra incêndio.',
        'Registar intervenções.',
      ],
      needs: ['Conhecimentos de eletricidade e canalização.', 'Carta de condução.', 'Autonomia.'],
      tags: ['manutenção', 'edifícios', 'reparações'],
    },
  ],
  context: [
    'Os horários são contínuos sempre que é possível; os partidos são a exceção.',
    'Usamos produtos sem cloro e equipamento leve.',
    'Cada pessoa tem locais fixos e sabe quem a substitui.',
    'Há uma pessoa na empresa só para responder às equipas.',
  ],
  tasks: [
    'Usar corretamente produtos e equipamento.',
    'Zelar pela segurança própria e dos outros.',
    'Respeitar a privacidade dos locais.',
  ],
  needs: ['Confiança e assiduidade.', 'Capacidade de trabalhar sem supervisão constante.'],
  benefits: ['Transporte entre locais', 'Fardamento e calçado', 'Prémio de assiduidade', 'Horário contínuo'],
  questions: ['Que dias e horas tem livres?', 'Tem transporte próprio?', 'Já trabalhou com máquinas de limpeza?'],
  schedules: [
    'Segunda a sexta, das 7h às 15h.',
    'Segunda a sexta, das 6h às 10h.',
    'Segunda a sexta, das 17h às 21h.',
    'Seis dias por semana, com folga rotativa.',
  ],
};
