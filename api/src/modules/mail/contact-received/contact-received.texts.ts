import type { ContactSubject, Language } from 'shared-contracts';

const subjects: Record<Language, Record<ContactSubject, string>> = {
  pt: {
    general: 'Questão geral',
    support: 'Apoio',
    business: 'Empresas e parcerias',
    media: 'Imprensa',
    feedback: 'Sugestões',
    other: 'Outro assunto',
  },
  en: {
    general: 'General question',
    support: 'Support',
    business: 'Business and partnerships',
    media: 'Media',
    feedback: 'Feedback',
    other: 'Other subject',
  },
};

const pt = {
  subjects: subjects.pt,
  subject: (subject: string, name: string) => `${subject}: mensagem de ${name}`,
  title: 'Nova mensagem de contacto',
  about: (subject: string) => `Assunto: ${subject}`,
  email: (email: string) => `E-mail: ${email}`,
  phone: (phone: string) => `Telefone: ${phone}`,
  company: (company: string) => `Empresa: ${company}`,
  received: (moment: string) => `Recebida a ${moment}`,
  due: (moment: string) => `O site promete resposta em 24 a 48 horas: até ${moment}.`,
  reason:
    'Recebe este e-mail porque alguém preencheu o formulário de contacto do site. A resposta a este e-mail vai para essa pessoa.',
};

const en: typeof pt = {
  subjects: subjects.en,
  subject: (subject, name) => `${subject}: message from ${name}`,
  title: 'New contact message',
  about: (subject) => `Subject: ${subject}`,
  email: (email) => `Email: ${email}`,
  phone: (phone) => `Phone: ${phone}`,
  company: (company) => `Company: ${company}`,
  received: (moment) => `Received on ${moment}`,
  due: (moment) => `The site promises a reply within 24 to 48 hours: by ${moment}.`,
  reason:
    'You get this email because somebody filled in the contact form of the site. An answer to this email goes to that person.',
};

export const contactReceivedTexts: Record<Language, typeof pt> = { pt, en };
