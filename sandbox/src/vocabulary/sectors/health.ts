import type { Sector } from '../vocabulary.types.ts';

export const health: Sector = {
  name: 'Saúde',
  weight: 6,
  roles: [
    {
      title: 'Enfermeiro/a',
      focus: ['Bloco Operatório', 'Cuidados Continuados', 'Urgência', 'Consulta Externa'],
      setting: 'site',
      pay: { junior: [1350, 1550], mid: [1500, 1850], senior: [1800, 2300] },
      lead: [
        'Procuramos quem cuide com ciência e com tempo.',
        'A equipa de enfermagem vai abrir um novo piso e quer começá-lo com pessoas que fiquem.',
      ],
      tasks: [
        'Planear e prestar cuidados de enfermagem.',
        'Administrar terapêutica e registar no processo clínico.',
        'Acolher utentes e famílias.',
        'Colaborar com a restante equipa clínica.',
      ],
      needs: [
        'Cédula profissional da Ordem dos Enfermeiros.',
        'Suporte básico de vida atualizado.',
        'Sensibilidade no contacto com famílias.',
      ],
      tags: ['enfermagem', 'turnos', 'hospital'],
    },
    {
      title: 'Auxiliar de Saúde',
      setting: 'site',
      pay: { entry: [930, 1020], junior: [960, 1100] },
      lead: [
        'Procuramos quem tenha mãos firmes e voz calma.',
        'Quem aqui é atendido lembra-se primeiro de quem o ajudou a sentar.',
      ],
      tasks: [
        'Apoiar utentes na higiene, alimentação e mobilidade.',
        'Acompanhar a exames e consultas.',
        'Preparar salas e material.',
        'Comunicar alterações à enfermagem.',
      ],
      needs: [
        'Curso de Técnico/a Auxiliar de Saúde é uma vantagem.',
        'Paciência e respeito.',
        'Disponibilidade para turnos.',
      ],
      tags: ['auxiliar', 'utentes', 'turnos'],
    },
    {
      title: 'Médico/a de Medicina Geral e Familiar',
      setting: 'site',
      pay: { senior: [3200, 4500], expert: [4200, 5600] },
      lead: [
        'Procuramos quem queira conhecer os seus doentes pelo nome.',
        'Consultas de vinte minutos, equipa de apoio completa e uma lista que se pode acompanhar.',
      ],
      tasks: [
        'Fazer consulta programada e aberta.',
        'Acompanhar doença crónica e prevenção.',
        'Discutir casos com a equipa.',
        'Orientar internos, se o desejar.',
      ],
      needs: ['Especialidade em Medicina Geral e Familiar.', 'Inscrição na Ordem dos Médicos.'],
      tags: ['medicina', 'consulta', 'MGF'],
    },
    {
      title: 'Fisioterapeuta',
      setting: 'site',
      pay: { junior: [1100, 1300], mid: [1300, 1650], senior: [1600, 2000] },
      lead: [
        'Procuramos quem ponha as pessoas a andar, no ritmo de cada uma.',
        'Sessões individuais de quarenta minutos e um ginásio com boa luz.',
      ],
      tasks: [
        'Avaliar e definir planos de tratamento.',
        'Fazer sessões individuais e classes.',
        'Registar a evolução e comunicar com médicos.',
        'Ensinar exercícios para casa.',
      ],
      needs: [
        'Licenciatura e cédula profissional.',
        'Experiência em músculo-esquelética ou neurologia.',
        'Boa comunicação.',
      ],
      tags: ['fisioterapia', 'reabilitação'],
    },
    {
      title: 'Farmacêutico/a',
      setting: 'site',
      pay: { junior: [1350, 1550], mid: [1550, 1900], senior: [1850, 2400] },
      lead: [
        'Procuramos quem aconselhe antes de vender.',
        'A farmácia tem clientes de três gerações e gosta de os conhecer pelo nome.',
      ],
      tasks: [
        'Dispensar e aconselhar medicamentos.',
        'Fazer medições e serviços farmacêuticos.',
        'Gerir encomendas e prazos de validade.',
        'Preparar medicação em unidose.',
      ],
      needs: ['Inscrição na Ordem dos Farmacêuticos.', 'Gosto pelo atendimento.', 'Conhecimento de Sifarma.'],
      tags: ['farmácia', 'atendimento', 'Sifarma'],
    },
    {
      title: 'Técnico/a de Análises Clínicas',
      setting: 'site',
      pay: { junior: [1150, 1350], mid: [1350, 1700] },
      lead: [
        'Procuramos quem seja rigoroso às sete da manhã.',
        'O laboratório recebe quatrocentas amostras por dia e não troca nenhuma.',
      ],
      tasks: [
        'Fazer colheitas.',
        'Preparar e processar amostras.',
        'Validar controlos de qualidade.',
        'Manter equipamentos.',
      ],
      needs: ['Licenciatura em Análises Clínicas ou Ciências Biomédicas Laboratoriais.', 'Cédula profissional.'],
      tags: ['laboratório', 'colheitas', 'qualidade'],
    },
    {
      title: 'Assistente de Medicina Dentária',
      setting: 'site',
      pay: { entry: [930, 1020], junior: [980, 1150] },
      lead: [
        'Procuramos quem acalme só com a maneira de falar.',
        'A clínica tem três gabinetes e agenda cheia; falta quem apoie o terceiro.',
      ],
      tasks: [
        'Apoiar consultas e tratamentos.',
        'Esterilizar e preparar material.',
        'Marcar consultas e receber pagamentos.',
        'Gerir stocks.',
      ],
      needs: ['Organização e higiene.', 'Experiência em clínica é uma vantagem.'],
      tags: ['dentária', 'clínica', 'esterilização'],
    },
    {
      title: 'Psicólogo/a Clínico/a',
      setting: 'office',
      pay: { junior: [1150, 1350], mid: [1350, 1750], senior: [1700, 2200] },
      lead: [
        'Procuramos quem saiba escutar e trabalhar em rede.',
        'A consulta de psicologia tem lista de espera e queremos que deixe de ter.',
      ],
      tasks: [
        'Fazer avaliação e acompanhamento psicológico.',
        'Articular com escolas, médicos e famílias.',
        'Escrever relatórios claros.',
        'Participar em supervisão quinzenal.',
      ],
      needs: ['Membro efetivo da Ordem dos Psicólogos.', 'Formação em psicoterapia é valorizada.'],
      tags: ['psicologia', 'consulta', 'supervisão'],
    },
    {
      title: 'Cuidador/a de Pessoas Idosas',
      focus: ['Apoio Domiciliário'],
      setting: 'site',
      pay: { entry: [920, 1000], junior: [950, 1080] },
      lead: [
        'Procuramos quem goste de ouvir histórias e de ajudar nas coisas simples.',
        'Visitamos pessoas em casa e queremos que vejam sempre as mesmas caras.',
      ],
      tasks: [
        'Apoiar na higiene, refeições e passeio.',
        'Fazer companhia e estimular a autonomia.',
        'Registar e comunicar alterações.',
        'Acompanhar a consultas.',
      ],
      needs: ['Formação em geriatria é uma vantagem.', 'Carta de condução.', 'Afeto e responsabilidade.'],
      tags: ['geriatria', 'domicílio', 'cuidar'],
    },
  ],
  context: [
    'As escalas saem com um mês de antecedência e respeitam os descansos.',
    'Cada pessoa nova é acompanhada por alguém da equipa durante as primeiras seis semanas.',
    'Reservamos uma tarde por mês para formação e discussão de casos, dentro do horário.',
    'Trabalhamos com processo clínico eletrónico e pouca papelada.',
  ],
  tasks: [
    'Cumprir os protocolos de segurança do utente.',
    'Participar nas reuniões clínicas semanais.',
    'Colaborar na formação de estagiários.',
  ],
  needs: ['Boa relação com utentes e famílias.', 'Trabalho em equipa.', 'Respeito absoluto pelo sigilo.'],
  benefits: [
    'Seguro de saúde e consultas na casa',
    'Formação certificada, paga',
    'Suplementos de noite e fim de semana',
    'Quota da ordem profissional paga',
  ],
  questions: ['Tem cédula profissional?', 'Em que serviços já trabalhou?', 'Tem disponibilidade para fazer noites?'],
  schedules: [
    'Turnos rotativos: manhã, tarde e noite.',
    'Segunda a sexta, das 8h às 16h.',
    'Segunda a sábado, com uma folga rotativa durante a semana.',
  ],
};
