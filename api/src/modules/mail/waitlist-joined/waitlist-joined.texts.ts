import type { Language, NewsletterFrequency } from 'shared-contracts';

const frequencies: Record<Language, Record<NewsletterFrequency, string>> = {
  pt: { weekly: 'Novidades por semana', monthly: 'Novidades por mês', both: 'Novidades por semana e por mês' },
  en: { weekly: 'News every week', monthly: 'News every month', both: 'News every week and every month' },
};

const pt = {
  frequencies: frequencies.pt,
  subject: (company: string) => `Lista de espera: ${company}`,
  changedSubject: (company: string) => `Lista de espera, dados alterados: ${company}`,
  title: 'Nova empresa na lista de espera',
  changedTitle: 'Dados alterados na lista de espera',
  person: (name: string) => `Nome: ${name}`,
  email: (email: string) => `E-mail: ${email}`,
  phone: (phone: string) => `Telefone: ${phone}`,
  joined: (moment: string) => `Recebido a ${moment}`,
  changed:
    'Este endereço de e-mail já estava na lista. Os dados acima substituem os anteriores, sem que alguém tenha confirmado quem os enviou.',
  reason:
    'Recebe este e-mail porque uma empresa preencheu o formulário da lista de espera. A resposta a este e-mail vai para essa empresa.',
};

const en: typeof pt = {
  frequencies: frequencies.en,
  subject: (company) => `Waitlist: ${company}`,
  changedSubject: (company) => `Waitlist, details changed: ${company}`,
  title: 'New company on the waitlist',
  changedTitle: 'Details changed on the waitlist',
  person: (name) => `Name: ${name}`,
  email: (email) => `Email: ${email}`,
  phone: (phone) => `Phone: ${phone}`,
  joined: (moment) => `Received on ${moment}`,
  changed:
    'This email address was on the list already. The details above replace the former ones; nobody has confirmed who sent them.',
  reason:
    'You get this email because a company filled in the form of the waitlist. An answer to this email goes to that company.',
};

export const waitlistJoinedTexts: Record<Language, typeof pt> = { pt, en };
