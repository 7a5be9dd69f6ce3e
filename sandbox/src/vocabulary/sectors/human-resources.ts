import type { Sector } from '../vocabulary.types.ts';

export const humanResources: Sector = {
  name: 'Recursos Humanos',
  weight: 3,
  roles: [
    {
      title: 'Técnico/a de Recrutamento',
      focus: ['TI', 'Indústria', 'Retalho'],
      setting: 'office',
      pay: { entry: [1050, 1200], junior: [1150, 1400], mid: [1400, 1850] },
      lead: [
        'Procuramos quem responda a toda a gente, também quando a resposta é não.',
        'Recrutamos para fábricas e escritórios e queremos fazê-lo com mais cuidado.',
      ],
      tasks: [
        'Perceber o que a função pede, junto de quem a conhece.',
        'Escrever anúncios claros, com vencimento.',
        'Fazer triagem e entrevistas.',
        'Acompanhar as pessoas até ao primeiro mês.',
      ],
      needs: ['Licenciatura em Psicologia ou Gestão de Recursos Humanos.', 'Boa escuta.', 'Organização.'],
      tags: ['recrutamento', 'seleção', 'entrevistas'],
    },
    {
      title: 'Técnico/a de Recursos Humanos',
      setting: 'office',
      pay: { junior: [1150, 1400], mid: [1400, 1900] },
      lead: [
        'Procuramos quem conheça o Código do Trabalho e as pessoas a quem se aplica.',
        'A área tem três pessoas para trezentas e vai ter uma quarta.',
      ],
      tasks: [
        'Tratar de contratos, assiduidade e férias.',
        'Acompanhar acolhimento e avaliação.',
        'Responder a dúvidas de colaboradores.',
        'Preparar relatórios legais.',
      ],
      needs: ['Conhecimento de legislação laboral.', 'Excel.', 'Discrição.'],
      tags: ['administração de pessoal', 'Código do Trabalho'],
    },
    {
      title: 'Técnico/a de Formação',
      setting: 'office',
      pay: { junior: [1100, 1350], mid: [1350, 1750] },
      lead: [
        'Procuramos quem saiba que formação não é uma sala com projetor.',
        'As quarenta horas anuais são para cumprir com proveito.',
      ],
      tasks: [
        'Levantar necessidades e preparar o plano.',
        'Escolher formadores e organizar turmas.',
        'Avaliar o que mudou depois.',
        'Tratar de certificação e de fundos.',
      ],
      needs: ['CCP de formador/a.', 'Conhecimento do sistema de certificação.', 'Boa escrita.'],
      tags: ['formação', 'DGERT', 'CCP'],
    },
    {
      title: 'Gestor/a de Pessoas',
      setting: 'office',
      pay: { mid: [1700, 2300], senior: [2300, 3100], expert: [3000, 4000] },
      lead: [
        'Procuramos quem esteja ao lado das chefias nas conversas difíceis.',
        'A empresa cresceu depressa e precisa de regras simples e justas.',
      ],
      tasks: [
        'Apoiar chefias em desempenho e conflitos.',
        'Rever a tabela salarial e a sua transparência.',
        'Conduzir projetos de clima e de organização.',
        'Acompanhar indicadores.',
      ],
      needs: ['Experiência generalista em recursos humanos.', 'Coragem e tato.', 'Inglês fluente.'],
      tags: ['HRBP', 'desempenho', 'transparência salarial'],
    },
    {
      title: 'Consultor/a de Trabalho Temporário',
      setting: 'office',
      fits: ['trabalho temporário'],
      pay: { entry: [1000, 1150], junior: [1100, 1350], mid: [1300, 1700] },
      lead: [
        'Procuramos quem ligue pessoas e empresas e fique para ver se resultou.',
        'A delegação trabalha com quarenta clientes e conhece-os bem.',
      ],
      tasks: [
        'Recrutar e colocar pessoas.',
        'Visitar clientes e postos de trabalho.',
        'Tratar de contratos e horas.',
        'Acompanhar quem está colocado.',
      ],
      needs: ['Carta de condução.', 'Ritmo e organização.', 'Gosto por contacto direto.'],
      tags: ['trabalho temporário', 'clientes', 'recrutamento'],
    },
    {
      title: 'Diretor/a de Recursos Humanos',
      setting: 'office',
      pay: { senior: [2800, 3800], expert: [3700, 5400] },
      lead: [
        'Procuramos quem tenha lugar na administração e porta aberta.',
        'Seiscentas pessoas, três fábricas e um acordo de empresa para renovar.',
      ],
      tasks: [
        'Definir a política de pessoas.',
        'Negociar com representantes dos trabalhadores.',
        'Dirigir recrutamento, formação e salários.',
        'Acompanhar a organização em mudança.',
      ],
      needs: ['Percurso em direção de recursos humanos.', 'Conhecimento de relações laborais.', 'Inglês.'],
      tags: ['direção', 'relações laborais', 'estratégia'],
    },
  ],
  context: [
    'Publicamos o vencimento em todos os anúncios internos e estamos a fazer o mesmo nos externos.',
    'A equipa é pequena e generalista; quem entra vê a área toda.',
    'As entrevistas são sempre a dois e com as mesmas perguntas para toda a gente.',
    'Guardamos os currículos pelo tempo que dizemos e depois apagamos.',
  ],
  tasks: [
    'Cuidar da proteção de dados de candidatos.',
    'Melhorar processos com base no que as pessoas dizem.',
    'Preparar indicadores mensais.',
  ],
  needs: ['Boa comunicação oral e escrita.', 'Empatia e imparcialidade.', 'Inglês.'],
  benefits: ['Formação e supervisão externas', 'Horário flexível', 'Dois dias por ano para voluntariado'],
  questions: [
    'Que tipo de recrutamento já fez?',
    'Que programa de gestão de pessoas conhece?',
    'O que faz com um candidato que não é escolhido?',
  ],
  schedules: ['Segunda a sexta, das 9h às 18h.'],
};
