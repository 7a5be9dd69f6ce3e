import { portugueseCompanyForms } from './company-forms.ts';
import type { Wording } from './wording.types.ts';

const levelWords = { entry: '', junior: ' Júnior', mid: '', senior: ' Sénior', expert: ' Principal' } as const;

export const portuguese: Wording = {
  language: 'pt',
  companyForms: portugueseCompanyForms,
  within: ({ within }) => within,
  levelled: (title, level) => `${title}${levelWords[level]}`,
  internship: (title) => `Estágio — ${title}`,
  partTime: 'Part-time',
  weekend: 'Fins de Semana',
  taskHeadings: [
    'O que vai fazer',
    'O seu dia a dia',
    'Responsabilidades',
    'Principais tarefas',
    'A função',
    'O trabalho, em concreto',
  ],
  companyIntroductions: [
    '{Empresa} {faz}. {diz}',
    '{Empresa} {faz}. Somos {pessoas} pessoas, com sede {sede}. {diz}',
    'Somos {pessoas} pessoas {naempresa}, que {faz}. {diz}',
    '{Empresa} {faz}. Começámos {sede} e hoje somos {pessoas} pessoas.',
  ],
  forClient: ' Neste momento, recrutamos para uma empresa cliente da região, que conhecemos bem.',
  experience: {
    entry: [
      'Não é precisa experiência: ensinamos o trabalho.',
      'Primeiro emprego é bem-vindo; contam a vontade de aprender e a pontualidade.',
      'Experiência na área é uma vantagem, mas não uma condição.',
    ],
    junior: [
      'Até dois anos de experiência, ou formação recente na área.',
      'Um ano de experiência em funções semelhantes; os estágios contam.',
      'Alguma experiência na função, mesmo que curta.',
    ],
    mid: [
      'Dois a quatro anos de experiência em funções semelhantes.',
      'Pelo menos três anos de experiência na área.',
      'Experiência que permita trabalhar com autonomia, por norma dois ou mais anos.',
    ],
    senior: [
      'Cinco ou mais anos de experiência, parte deles com responsabilidade por resultados.',
      'Experiência sólida, de cinco anos para cima, e gosto por ensinar quem chega.',
      'Mais de cinco anos de prática na função ou numa função próxima.',
    ],
    expert: [
      'Dez ou mais anos de experiência, com provas dadas em contextos exigentes.',
      'Percurso de pelo menos oito anos, com liderança de equipas ou de temas.',
      'Experiência longa na área e capacidade de decidir com informação incompleta.',
    ],
  },
  workplaces: {
    onsite: ['Trabalho presencial, {cidade}.', 'O local de trabalho é {cidade}.', 'Função presencial, {cidade}.'],
    hybrid: [
      'Regime híbrido: dois dias por semana no escritório, {cidade}, e os restantes em casa.',
      'Trabalho híbrido, com três dias por semana no escritório, {cidade}.',
      'Modelo híbrido: vamos ao escritório, {cidade}, quando há uma boa razão, em média oito dias por mês.',
    ],
    remote: [
      'Trabalho remoto a partir de qualquer ponto do país, com um encontro por trimestre {cidade}.',
      'Teletrabalho a tempo inteiro; as despesas são compensadas nos termos da lei. Há secretária livre {cidade} para quem a quiser.',
      'Função remota, com o horário de Portugal continental. A empresa fica {cidade}.',
    ],
  },
  contracts: {
    permanent: [
      'Contrato sem termo.',
      'Contrato sem termo, com período experimental nos termos da lei.',
      'Entrada direta para os quadros, com contrato sem termo.',
    ],
    'fixed-term': [
      'Contrato a termo certo de 12 meses, com possibilidade de integração nos quadros.',
      'Contrato a termo certo de seis meses, renovável.',
      'Contrato a termo certo, por aumento temporário da atividade.',
    ],
    'uncertain-term': [
      'Contrato a termo incerto, para substituição de uma pessoa ausente.',
      'Contrato a termo incerto, até à conclusão do projeto em curso.',
    ],
    agency: [
      'Contrato de trabalho temporário, com possibilidade de passagem para a empresa utilizadora.',
      'Contrato de trabalho temporário até ao fim da época alta.',
    ],
    'part-time': [
      'Contrato a tempo parcial, de 20 horas por semana.',
      'Part-time de quatro horas por dia, com horário fixo.',
    ],
    weekend: [
      'Trabalho apenas aos fins de semana e feriados, 16 horas por semana.',
      'Sábados e domingos, em turnos de oito horas.',
    ],
    freelance: [
      'Prestação de serviços (recibos verdes), com volume combinado todos os meses.',
      'Colaboração em regime de prestação de serviços, sem exclusividade.',
    ],
    project: [
      'Contrato por projeto, com a duração prevista de nove meses.',
      'Colaboração por projeto, de seis meses, prorrogável.',
    ],
    'professional-internship': [
      'Estágio profissional de nove meses, com bolsa e orientação.',
      'Estágio profissional com possibilidade de integração nos quadros no final.',
    ],
    'curricular-internship': [
      'Estágio curricular, com protocolo com a instituição de ensino.',
      'Estágio curricular de três a seis meses.',
    ],
  },
  mealAllowance: [
    'Subsídio de alimentação de {alimentacao} € por dia, em cartão',
    'Subsídio de alimentação em cartão ({alimentacao} € por dia útil)',
    'Subsídio de refeição de {alimentacao} € por dia trabalhado',
  ],
  benefits: [
    ['Seguro de saúde ao fim do período experimental', 'Seguro de saúde, com possibilidade de incluir a família'],
    ['25 dias de férias', '22 dias de férias, mais três por assiduidade'],
    ['Dia de aniversário livre', 'Dia de aniversário livre, ou a segunda-feira a seguir'],
    ['Subsídios de férias e de Natal pagos em duodécimos, se preferir'],
    ['Prémio anual ligado aos resultados da empresa', 'Prémio semestral por objetivos da equipa'],
    ['Formação contínua paga e dentro do horário', '40 horas de formação por ano, certificada'],
    ['Protocolos com creches e ginásios da zona', 'Protocolos com clínicas e ginásios da zona'],
    ['Plano de evolução revisto todos os anos'],
    ['Estacionamento gratuito', 'Passe de transportes comparticipado'],
    ['Véspera de Natal e véspera de Ano Novo livres', 'Terça-feira de Carnaval e véspera de Natal livres'],
  ],
  deskBenefits: [
    ['Horário flexível, com presença comum entre as 10h e as 16h', 'Isenção de horário, remunerada'],
    ['Computador à escolha e apoio para cadeira e secretária em casa'],
    ['Sexta-feira à tarde livre em julho e agosto'],
    ['Orçamento anual de 600 € para livros, cursos e conferências'],
    ['Até três semanas por ano a trabalhar a partir de outro país'],
  ],
  contexts: [],
  closings: [
    'Respondemos a todas as candidaturas no prazo de dez dias úteis.',
    'O processo tem duas conversas: uma por vídeo, com cerca de meia hora, e outra {cidade}, com a equipa.',
    'A seleção faz-se por ordem de chegada e a entrada é imediata.',
    'Entrada prevista para o início do próximo mês, com margem para quem tenha de dar aviso prévio.',
    'Basta um currículo em PDF; não é precisa carta de motivação.',
    'Depois da primeira conversa mostramos o local de trabalho e apresentamos a equipa.',
    'Há um pequeno exercício prático, de uma hora no máximo, feito durante a entrevista.',
    'Todas as pessoas são avaliadas pelo que sabem fazer. Se precisar de alguma adaptação no processo, diga-nos.',
    '',
  ],
  payTexts: [
    'A combinar',
    'A combinar',
    'A combinar',
    'De acordo com a experiência',
    'Conforme tabela salarial',
    'Compatível com a função',
  ],
  unpaidText: 'Estágio curricular; subsídio de alimentação e transporte',
  questions: [
    'Tem disponibilidade imediata? Se não, a partir de quando?',
    'Qual é a sua disponibilidade horária?',
    'Tem carta de condução da categoria B?',
    'Que nível de inglês tem, falado e escrito?',
    'Qual é a sua expectativa salarial, em valor ilíquido?',
    'O que o trabalho anterior lhe ensinou que seria útil nesta função?',
    'Tem facilidade de deslocação até ao local de trabalho?',
    'Porque lhe interessa esta oferta?',
    'Precisa de alguma adaptação para a entrevista?',
    'Como soube desta oferta?',
  ],
};
