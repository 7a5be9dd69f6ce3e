import type { Sector } from '../vocabulary.types.ts';

export const design: Sector = {
  name: 'Design',
  weight: 3,
  roles: [
    {
      title: 'Designer de Produto',
      focus: ['Aplicações Móveis', 'SaaS'],
      setting: 'digital',
      fits: ['software'],
      pay: { junior: [1400, 1800], mid: [1800, 2500], senior: [2400, 3400], expert: [3200, 4200] },
      lead: [
        'Procuramos quem desenhe, do primeiro esboço ao componente final, uma aplicação que se abre todas as manhãs.',
        'Queremos quem torne simples as decisões que hoje exigem três ecrãs e uma folha de cálculo.',
      ],
      tasks: [
        'Conduzir projetos do problema à entrega, com uma equipa de cinco pessoas.',
        'Falar com clientes todas as semanas e trazer o que ouviu para o desenho.',
        'Cuidar do sistema de componentes e da sua acessibilidade.',
        'Preparar protótipos e testá-los antes de haver código.',
      ],
      needs: [
        'Portefólio com produtos digitais que foram para a rua.',
        'À-vontade com protótipos e com investigação leve.',
        'Escrita clara: metade de uma interface são palavras.',
      ],
      tags: ['Figma', 'UX', 'UI', 'protótipos'],
    },
    {
      title: 'Designer Gráfico/a',
      focus: ['Embalagem', 'Editorial'],
      setting: 'office',
      fits: ['estúdio', 'agência', 'moda', 'casa'],
      pay: { entry: [1000, 1150], junior: [1100, 1350], mid: [1350, 1800], senior: [1750, 2300] },
      lead: [
        'Procuramos quem saiba escolher um tipo de letra e defender a escolha.',
        'O estúdio precisa de mais uma pessoa para identidade, embalagem e material impresso.',
      ],
      tasks: [
        'Desenhar identidades, embalagens e peças de comunicação.',
        'Preparar artes-finais e acompanhar provas na gráfica.',
        'Apresentar propostas a clientes, em conjunto com a direção criativa.',
        'Adaptar campanhas a formatos digitais e impressos.',
      ],
      needs: [
        'Domínio de Illustrator, InDesign e Photoshop.',
        'Conhecimento de pré-impressão.',
        'Portefólio com trabalhos de tipografia.',
      ],
      tags: ['Illustrator', 'InDesign', 'identidade', 'tipografia'],
    },
    {
      title: 'Investigador/a de Experiência do Utilizador',
      setting: 'digital',
      fits: ['software'],
      pay: { mid: [1900, 2600], senior: [2600, 3500] },
      lead: [
        'Procuramos quem goste de fazer perguntas e de ficar em silêncio a ouvir as respostas.',
        'A equipa de produto quer decidir com base no que observa e não no que supõe.',
      ],
      tasks: [
        'Planear e conduzir entrevistas e testes de usabilidade.',
        'Recrutar participantes de idades e contextos diferentes.',
        'Transformar observações em recomendações que cabem numa página.',
        'Ensinar a equipa a fazer pequenos testes sem ajuda.',
      ],
      needs: [
        'Prática de métodos qualitativos e noções de estatística.',
        'Cuidado com dados pessoais e consentimento.',
        'Facilidade em apresentar resultados incómodos.',
      ],
      tags: ['UX research', 'entrevistas', 'usabilidade'],
    },
    {
      title: 'Motion Designer',
      setting: 'digital',
      fits: ['agência', 'software'],
      pay: { junior: [1150, 1450], mid: [1450, 2000], senior: [2000, 2700] },
      lead: [
        'Procuramos quem dê movimento a marcas sem as fazer tropeçar.',
        'Temos cada vez mais pedidos de vídeo curto e poucas mãos para os animar.',
      ],
      tasks: [
        'Animar identidades, vídeos explicativos e peças para redes sociais.',
        'Preparar guiões visuais com a equipa de conteúdos.',
        'Tratar som, legendas e versões para cada meio.',
        'Organizar ficheiros para que outra pessoa os possa abrir.',
      ],
      needs: [
        'Domínio de After Effects; Cinema 4D ou Blender são vantagens.',
        'Sentido de ritmo e de tipografia em movimento.',
      ],
      tags: ['After Effects', 'vídeo', 'animação'],
    },
    {
      title: 'Arquiteto/a de Interiores',
      setting: 'office',
      fits: ['estúdio'],
      pay: { junior: [1150, 1400], mid: [1400, 1900], senior: [1900, 2600] },
      lead: [
        'Procuramos quem desenhe espaços onde apetece ficar e que se limpam bem.',
        'Temos três lojas e um pequeno hotel para desenhar até ao verão.',
      ],
      tasks: [
        'Desenvolver projetos do estudo prévio à obra.',
        'Escolher materiais e mobiliário com orçamento à vista.',
        'Preparar peças desenhadas e mapas de quantidades.',
        'Visitar obras e resolver o que não estava no papel.',
      ],
      needs: [
        'AutoCAD ou Revit e um programa de imagem 3D.',
        'Conhecimento de materiais e de normas de acessibilidade.',
        'Carta de condução.',
      ],
      tags: ['interiores', 'Revit', '3D', 'obra'],
    },
    {
      title: 'Ilustrador/a',
      setting: 'digital',
      fits: ['estúdio', 'agência'],
      pay: { junior: [1050, 1300], mid: [1300, 1800] },
      lead: [
        'Procuramos um traço próprio, capaz de servir livros, embalagens e ecrãs.',
        'Vamos refazer a biblioteca de ilustrações da marca e queremos que uma só mão a conduza.',
      ],
      tasks: [
        'Criar ilustrações para campanhas, embalagens e produto.',
        'Definir um estilo e escrever as suas regras.',
        'Preparar ficheiros vetoriais prontos a usar.',
        'Trabalhar com quem escreve, para que imagem e texto não digam o mesmo.',
      ],
      needs: ['Portefólio com trabalho publicado.', 'Domínio de desenho vetorial.'],
      tags: ['ilustração', 'vetorial', 'marca'],
    },
    {
      title: 'Diretor/a de Arte',
      setting: 'office',
      fits: ['estúdio', 'agência'],
      pay: { senior: [2200, 3000], expert: [2900, 3900] },
      lead: [
        'Procuramos quem saiba ver o que está a mais e dizê-lo com boa educação.',
        'A área criativa tem oito pessoas e falta-lhe quem segure o conjunto.',
      ],
      tasks: [
        'Definir a linha visual de campanhas e marcas.',
        'Orientar designers, fotógrafos e produtoras.',
        'Apresentar propostas e negociar com clientes.',
        'Garantir a qualidade do que sai, até à prova final.',
      ],
      needs: [
        'Portefólio com campanhas completas.',
        'Experiência a orientar equipas criativas.',
        'Cultura visual e curiosidade.',
      ],
      tags: ['direção de arte', 'campanhas', 'branding'],
    },
  ],
  context: [
    'O estúdio é pequeno e tem luz. Trabalhamos em projetos longos, com crítica em grupo às quintas-feiras.',
    'As horas extraordinárias são raras e contam-se. Os fins de semana são para descansar.',
    'Desenhamos com quem desenvolve sentado ao lado, o que poupa muitos documentos.',
    'Mostramos trabalho por acabar, porque é nessa altura que ainda se pode mudar.',
  ],
  tasks: [
    'Participar na crítica semanal e pedir opinião cedo.',
    'Manter ficheiros e bibliotecas arrumados.',
    'Acompanhar a entrega até ao último pormenor.',
  ],
  needs: [
    'Licenciatura em Design ou percurso equivalente.',
    'Capacidade de explicar escolhas e de mudar de ideias.',
    'Organização e respeito por prazos.',
  ],
  benefits: [
    'Licenças de programas e de tipos de letra pagas',
    'Uma visita de estudo por ano, com a equipa',
    'Tempo para projetos próprios, um dia por mês',
  ],
  questions: [
    'Que ligação tem para o seu portefólio?',
    'De que trabalho seu mais gosta, e porquê?',
    'Com que programas trabalha todos os dias?',
  ],
  schedules: ['Segunda a sexta, das 9h30 às 18h30.', 'Horário flexível, com presença comum de manhã.'],
};
