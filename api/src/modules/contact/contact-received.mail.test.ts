import { contactSubjects, languages, type Language } from 'shared-contracts';
import { renderMail } from '../mail/index.ts';
import { contactReceivedMail, contactReceivedTexts, type ContactReceived } from './contact-received.mail.tsx';

const message = (overrides: Partial<ContactReceived> = {}): ContactReceived => ({
  name: 'Inês Prata',
  email: 'ines@example.com',
  phone: '351912345678',
  company: 'Vela Digital',
  subject: 'support',
  message: 'Não consigo enviar o meu currículo.\n\nPodem ajudar?',
  createdAt: new Date('2026-11-05T14:05:00Z'),
  ...overrides,
});

const mailOf = (overrides: Partial<ContactReceived> = {}, language: Language = 'pt') =>
  contactReceivedMail(language, message(overrides));
const rendered = (overrides: Partial<ContactReceived> = {}, language: Language = 'pt') =>
  renderMail(mailOf(overrides, language), 'https://jobs.example.com');

const spaced = (moment: string) => moment.replaceAll(' ', '\u00A0');

it.each(languages)(
  'states the sender, the message and the reply deadline in %s, in HTML and in plain text',
  async (language) => {
    const { html, text } = await rendered({}, language);
    const texts = contactReceivedTexts[language];
    const [received, due] = {
      pt: ['5 nov, 2026, 14:05', '7 nov, 2026, 14:05'],
      en: ['5 Nov, 2026, 14:05', '7 Nov, 2026, 14:05'],
    }[language].map(spaced) as [string, string];
    const words = [
      'Inês Prata',
      texts.about(texts.subjects.support),
      texts.email('ines@example.com'),
      texts.phone('351912345678'),
      texts.company('Vela Digital'),
      texts.received(received),
      texts.due(due),
      texts.reason,
      'Não consigo enviar o meu currículo.',
    ];
    for (const word of words) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
    expect(html.match(/<h1/g)).toHaveLength(1);
  },
);

it('keeps the line breaks of the message', async () => {
  const { html, text } = await rendered({ message: 'Um\r\ndois\n\nquatro' });
  expect(text).toContain('Um\ndois\n\nquatro');
  expect(html).toMatch(/Um(<!-- -->)?<br\/>(<!-- -->)?dois(<!-- -->)?<br\/>/);
});

it.each(contactSubjects)('contains the subject %s and the sender', async (subject) => {
  const { subjects } = contactReceivedTexts.pt;
  expect((await rendered({ subject })).subject).toBe(`${subjects[subject]}: mensagem de Inês Prata`);
});

it('omits the company if none was given', async () => {
  expect((await rendered({ company: null })).text).not.toContain('Empresa');
});

it('sets the sender as the reply address', () => {
  expect(mailOf().replyTo).toBe('ines@example.com');
});

it('escapes user input and does not link it', async () => {
  const script = '<script>alert("x")</script><a href="https://evil.example">aqui</a>';
  const { html, text } = await rendered({ name: script, company: script, message: `${script} & mais` });
  expect(html).not.toMatch(/<script|<a [^<>]*evil/);
  expect(html).toContain('&lt;script&gt;');
  expect(text).toContain(`${script} & mais`);
});

it('keeps the subject on one line, for any name', async () => {
  const { subject } = await rendered({ name: 'Ana\r\nBcc: todos@example.com' });
  expect(subject).toBe('Apoio técnico: mensagem de Ana Bcc: todos@example.com');
});
