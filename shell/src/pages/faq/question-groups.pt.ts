import { brand, routes } from 'shared-contracts';
import type { QuestionGroup } from './Questions';

/** From the spec: resumes stored in the account. */
const resumes = 3;

export const questionGroups: readonly QuestionGroup[] = [
  {
    title: 'Candidaturas',
    questions: [
      {
        question: 'Preciso de registo para me candidatar?',
        answer:
          'Não. Abra a oferta, envie o seu currículo em PDF e responda às perguntas da empresa, se as houver. O registo é gratuito e serve para guardar currículos e ofertas e acompanhar as candidaturas.',
        more: { label: 'Ver ofertas', to: routes.jobs },
      },
      {
        question: 'Que ficheiros posso enviar?',
        answer:
          'Um currículo em PDF, com 5 MB no máximo. Verificamos o ficheiro antes de o enviar e dizemos-lhe se algo não estiver bem.',
      },
      {
        question: 'Posso interromper uma candidatura e continuar depois?',
        answer:
          'Sim. O que preencheu fica guardado neste navegador durante 30 dias, para continuar onde ficou. Se usar um computador partilhado, termine ou recomece a candidatura antes de sair.',
      },
      {
        question: 'Candidatei-me sem conta. Como acompanho ou retiro a candidatura?',
        answer:
          'Se indicou o seu e-mail ao candidatar-se, recebeu uma ligação que mostra a candidatura e permite retirá-la. Se não o indicou, escreva-nos.',
        more: { label: 'Entrar em contacto', to: routes.contact },
      },
    ],
  },
  {
    title: 'Conta',
    questions: [
      {
        question: 'O que ganho com uma conta?',
        answer: `Pode guardar até ${resumes} currículos, marcar as ofertas de que mais gosta, acompanhar as candidaturas e ver no perfil o dia e a hora das entrevistas.`,
      },
      {
        question: 'Quantos currículos posso guardar?',
        answer: `Até ${resumes}. Um deles é o predefinido, e pode mudá-lo a qualquer momento. Para guardar outro, remova primeiro um dos que já tem.`,
      },
      {
        question: 'Onde vejo as minhas entrevistas?',
        answer:
          'No perfil, em Entrevistas: a data, a hora, o tipo de entrevista e quem a conduz. Se não puder comparecer, pode cancelar a entrevista ali mesmo.',
      },
    ],
  },
  {
    title: 'Ofertas e alertas',
    questions: [
      {
        question: 'Que tipos de trabalho encontro?',
        answer:
          'Tempo inteiro, tempo parcial, fins de semana, parcialmente remoto e remoto. Na pesquisa pode escolher um ou vários, e juntar a cidade, a área, a experiência e a data.',
        more: { label: 'Pesquisar ofertas', to: routes.jobs },
      },
      {
        question: 'Com que frequência recebo os alertas?',
        answer:
          'Por e-mail, todas as semanas ou todos os meses, como preferir. Escolha as áreas que lhe interessam; cada e-mail tem uma ligação para cancelar.',
      },
      {
        question: 'O que quer dizer “Destaque” numa oferta?',
        answer:
          'Que a empresa pagou para a oferta aparecer primeiro entre as “Mais relevantes”. Se preferir, escolha outra ordem: mais adequadas, mais recentes ou vencimento mais alto.',
      },
    ],
  },
  {
    title: 'Dados pessoais',
    questions: [
      {
        question: 'O que acontece aos meus dados quando me candidato?',
        answer:
          'O currículo e as respostas seguem apenas para a empresa da oferta, através do sistema de recrutamento que ela usa. Não vendemos dados nem os usamos para publicidade.',
        more: { label: 'Ler a política de privacidade', to: routes.privacy },
      },
      {
        question: 'Como peço uma cópia ou a eliminação dos meus dados?',
        answer: `Escreva para ${brand.email.privacy}. Respondemos no prazo de 1 mês.`,
      },
    ],
  },
];
