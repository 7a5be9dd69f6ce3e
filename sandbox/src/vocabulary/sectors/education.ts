import type { Sector } from '../vocabulary.types.ts';

export const education: Sector = {
  name: 'Educação',
  weight: 3,
  roles: [
    {
      title: 'Educador/a de Infância',
      setting: 'site',
      pay: { junior: [1200, 1400], mid: [1350, 1750], senior: [1700, 2200] },
      lead: [
        'Procuramos quem se sente no chão e leve as perguntas a sério.',
        'A sala dos três anos recebe dezoito crianças em setembro.',
      ],
      tasks: [
        'Planear e conduzir o dia da sala.',
        'Observar e registar o desenvolvimento.',
        'Falar com as famílias.',
        'Trabalhar com auxiliares e técnicos.',
      ],
      needs: ['Mestrado em Educação Pré-Escolar.', 'Registo criminal atualizado.', 'Criatividade e calma.'],
      tags: ['pré-escolar', 'crianças', 'creche'],
    },
    {
      title: 'Professor/a',
      focus: ['Matemática', 'Português', 'Inglês', '1.º Ciclo', 'Físico-Química', 'Educação Musical'],
      setting: 'site',
      pay: { junior: [1350, 1600], mid: [1550, 2000], senior: [1950, 2500] },
      lead: [
        'Procuramos quem goste da matéria e ainda mais de quem a aprende.',
        'As turmas não passam de vinte e há tempo no horário para preparar aulas.',
      ],
      tasks: [
        'Preparar e dar aulas.',
        'Avaliar com critérios claros.',
        'Acompanhar alunos com mais dificuldade.',
        'Reunir com famílias e colegas.',
      ],
      needs: [
        'Habilitação profissional para a docência.',
        'Experiência em sala de aula.',
        'Gosto por trabalho em equipa.',
      ],
      tags: ['docência', 'aulas', 'ensino básico'],
    },
    {
      title: 'Formador/a',
      focus: ['Inglês', 'Informática', 'Soldadura', 'Geriatria', 'Português para Estrangeiros'],
      setting: 'site',
      pay: { junior: [1150, 1350], mid: [1350, 1700] },
      lead: [
        'Procuramos quem ensine adultos sem os tratar como crianças.',
        'Temos turmas ao fim do dia e ao sábado, com pessoas que querem muito aprender.',
      ],
      tasks: [
        'Preparar sessões e materiais.',
        'Dar formação presencial e à distância.',
        'Avaliar e dar retorno.',
        'Manter o dossier técnico-pedagógico.',
      ],
      needs: ['Certificado de Competências Pedagógicas.', 'Experiência na área que ensina.'],
      tags: ['formação', 'CCP', 'adultos'],
    },
    {
      title: 'Auxiliar de Ação Educativa',
      setting: 'site',
      pay: { entry: [920, 980], junior: [940, 1040] },
      lead: [
        'Procuramos quem conheça cada criança pelo nome ao fim de uma semana.',
        'O recreio, o refeitório e a sesta precisam de olhos atentos e colo.',
      ],
      tasks: [
        'Acompanhar crianças no recreio e nas refeições.',
        'Apoiar a sala e as saídas.',
        'Cuidar da higiene.',
        'Preparar materiais.',
      ],
      needs: ['Registo criminal atualizado.', 'Paciência e alegria.', 'Experiência com crianças é uma vantagem.'],
      tags: ['crianças', 'escola', 'apoio'],
    },
    {
      title: 'Explicador/a',
      focus: ['Matemática A', 'Físico-Química A', 'Português', '2.º e 3.º Ciclos'],
      setting: 'site',
      pay: { junior: [1000, 1200], mid: [1150, 1450] },
      lead: [
        'Procuramos quem explique a mesma coisa de quatro maneiras.',
        'Os grupos têm no máximo quatro alunos e os horários são à tarde.',
      ],
      tasks: [
        'Dar explicações individuais e em pequeno grupo.',
        'Preparar para testes e exames.',
        'Falar com as famílias sobre o progresso.',
        'Organizar fichas e materiais.',
      ],
      needs: ['Formação superior na área.', 'Gosto por ensinar.'],
      tags: ['explicações', 'exames', 'tardes'],
    },
    {
      title: 'Terapeuta da Fala',
      setting: 'site',
      pay: { junior: [1150, 1350], mid: [1300, 1650] },
      lead: [
        'Procuramos quem ajude crianças a dizer o que já sabem pensar.',
        'Trabalhamos em escolas do concelho, com tempo para falar com quem ensina.',
      ],
      tasks: [
        'Avaliar e intervir com crianças.',
        'Articular com escolas e famílias.',
        'Escrever relatórios.',
        'Participar em reuniões de equipa.',
      ],
      needs: ['Licenciatura e cédula profissional.', 'Carta de condução.'],
      tags: ['terapia da fala', 'escolas'],
    },
    {
      title: 'Coordenador/a Pedagógico/a',
      setting: 'office',
      pay: { mid: [1500, 1900], senior: [1850, 2500] },
      lead: [
        'Procuramos quem cuide de quem ensina.',
        'São vinte e oito professores e um projeto educativo a precisar de revisão.',
      ],
      tasks: [
        'Acompanhar professores e aulas.',
        'Organizar horários e avaliações.',
        'Reunir com famílias.',
        'Conduzir a revisão do projeto educativo.',
      ],
      needs: ['Experiência docente.', 'Capacidade de liderança.', 'Boa escrita.'],
      tags: ['coordenação', 'projeto educativo'],
    },
  ],
  context: [
    'O projeto educativo é discutido todos os anos com quem ensina e com as famílias.',
    'Há tempo no horário para preparar e para falar com colegas.',
    'Acompanhamos de perto quem chega, com uma pessoa de referência durante o primeiro período.',
    'A casa é pequena e as portas das salas ficam abertas.',
  ],
  tasks: [
    'Participar em reuniões e atividades da escola.',
    'Cuidar do bem-estar de cada aluno.',
    'Colaborar em projetos com outras salas.',
  ],
  needs: ['Idoneidade para trabalhar com menores.', 'Responsabilidade e afeto.', 'Boa comunicação com famílias.'],
  benefits: [
    'Interrupções letivas',
    'Desconto na mensalidade de filhos',
    'Refeições na escola',
    'Formação contínua acreditada',
  ],
  questions: [
    'Que habilitação profissional tem?',
    'Com que idades já trabalhou?',
    'Tem disponibilidade ao sábado de manhã?',
  ],
  schedules: [
    'Segunda a sexta, entre as 8h e as 18h30, conforme o horário letivo.',
    'Segunda a sexta, das 14h às 20h.',
    'Horário letivo completo, de 22 horas semanais.',
  ],
};
