import { languages, type Language } from 'shared-contracts';
import { greeting, renderMail } from '../../mail/index.ts';
import { applicationTexts } from './application-mail.parts.tsx';
import {
  applicationStatusChangedMail,
  applicationStatusChangedTexts,
  type ApplicationStatusChanged,
} from './application-status-changed.mail.tsx';

const site = 'https://jobs.example.com';
const link = `${site}/applications/token-of-the-test`;

const application = (overrides: Partial<ApplicationStatusChanged> = {}): ApplicationStatusChanged => ({
  applicantName: 'Maria João',
  jobTitle: 'Analista de dados',
  companyName: 'Vela Digital',
  status: 'reviewing',
  submittedAt: '2026-11-05T23:30:00Z',
  link,
  ...overrides,
});

const rendered = (overrides: Partial<ApplicationStatusChanged> = {}, language: Language = 'pt') =>
  renderMail(applicationStatusChangedMail(language, application(overrides)), site);

const statuses = ['reviewing', 'interview', 'accepted', 'declined'] as const;
const cases = languages.flatMap((language) => statuses.map((status) => [language, status] as const));

it.each(cases)(
  'states in %s, in HTML and in plain text, that the application is %s, with a link to it',
  async (language, status) => {
    const { subject, html, text } = await rendered({ status }, language);
    const texts = applicationStatusChangedTexts[language];
    const one = texts.statuses[status];
    const words = [greeting('Maria João', language), 'Analista de dados', 'Vela Digital'];
    for (const word of [...words, one.message, one.next, texts.view, texts.note, applicationTexts[language].reason]) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
    expect(text).toContain(link);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(subject).toBe(one.subject('Analista de dados'));
  },
);

it('has distinct texts for each status', async () => {
  const subjects = await Promise.all(
    cases.map(async ([language, status]) => (await rendered({ status }, language)).subject),
  );
  expect(new Set(subjects).size).toBe(cases.length);
});

it('escapes user input, and omits a name that is an advertisement', async () => {
  const { html, text } = await rendered({ jobTitle: '<b>x</b>', applicantName: 'Ganhe já em premios.example.com' });
  expect(html).toContain('&lt;b&gt;');
  expect(text).toContain('Olá.');
  expect(html).not.toContain('premios');
});
