import { languages, type Language } from 'shared-contracts';
import { greeting, renderMail } from '../../mail/index.ts';
import { applicationTexts } from './application-mail.parts.tsx';
import {
  applicationRefusedMail,
  applicationRefusedTexts,
  type ApplicationRefused,
} from './application-refused.mail.tsx';

const site = 'https://jobs.example.com';
const jobUrl = `${site}/jobs/analista-de-dados-12`;

const application = (overrides: Partial<ApplicationRefused> = {}): ApplicationRefused => ({
  applicantName: 'Maria João',
  jobTitle: 'Analista de dados',
  companyName: 'Vela Digital',
  submittedAt: '2026-11-05T23:30:00Z',
  jobUrl,
  ...overrides,
});

const rendered = (overrides: Partial<ApplicationRefused> = {}, language: Language = 'pt') =>
  renderMail(applicationRefusedMail(language, application(overrides)), site);

it.each(languages)('states the job and links similar ones in %s, in HTML and in plain text', async (language) => {
  const { subject, html, text } = await rendered({}, language);
  const texts = { ...applicationTexts[language], ...applicationRefusedTexts[language] };
  const words = [greeting('Maria João', language), 'Analista de dados', 'Vela Digital', texts.refused, texts.nothing];
  for (const word of [...words, texts.similar, texts.reason]) {
    expect(text).toContain(word);
    expect(html).toContain(word);
  }
  expect(text).toContain(jobUrl);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(subject).toBe(texts.subject('Analista de dados'));
});

it('escapes user input, and omits a name that is an advertisement', async () => {
  const { html, text } = await rendered({ jobTitle: '<b>x</b>', applicantName: 'Ganhe já em premios.example.com' });
  expect(html).toContain('&lt;b&gt;');
  expect(text).toContain('Olá.');
  expect(html).not.toContain('premios');
});
