import { languages, type Language } from 'shared-contracts';
import { greeting, renderMail } from '../../mail/index.ts';
import { applicationTexts } from './application-mail.parts.tsx';
import {
  applicationReceivedMail,
  applicationReceivedTexts,
  type ApplicationReceived,
} from './application-received.mail.tsx';

const link = 'https://jobs.example.com/applications/token-of-the-test';
const site = 'https://jobs.example.com';

const application = (overrides: Partial<ApplicationReceived> = {}): ApplicationReceived => ({
  applicantName: 'Maria João',
  jobTitle: 'Analista de dados',
  companyName: 'Vela Digital',
  submittedAt: '2026-11-05T23:30:00Z',
  questionsDue: 0,
  link,
  ...overrides,
});

const rendered = (overrides: Partial<ApplicationReceived> = {}, language: Language = 'pt') =>
  renderMail(applicationReceivedMail(language, application(overrides)), site);

const hrefs = (html: string) => [...html.matchAll(/<a [^<>]*href="([^"]*)"/g)].map(([, href]) => href);

const names = ['Maria João', null];
const cases = languages.flatMap((language) =>
  names.flatMap((applicantName) =>
    [0, 1, 3].map((questionsDue) => ({ language, applicantName, questionsDue }) as const),
  ),
);

describe.each(cases)('in $language to $applicantName with $questionsDue questions due', (one) => {
  const { language, ...overrides } = one;
  const texts = { ...applicationTexts[language], ...applicationReceivedTexts[language] };

  it('states what was sent, when, and the next steps, in HTML and in plain text', async () => {
    const { html, text } = await rendered(overrides, language);
    const moment = { pt: '5\u00A0nov,\u00A02026,\u00A023:30', en: '5\u00A0Nov,\u00A02026,\u00A023:30' }[language];
    const words = [
      greeting(one.applicantName, language),
      'Analista de dados',
      'Vela Digital',
      moment,
      one.questionsDue === 0 ? texts.view : texts.answer,
      texts.link,
      texts.reason,
    ];
    for (const word of words) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
    expect(text).toContain(link);
  });

  it('requests answers only if some are missing', async () => {
    const { text } = await rendered(overrides, language);
    expect(text.includes(texts.complete)).toBe(one.questionsDue > 0);
    expect(text.includes(texts.missing(one.questionsDue))).toBe(one.questionsDue > 0);
  });

  it('is a document in its language with one heading, site links and an attached image', async () => {
    const { html, images } = await rendered(overrides, language);
    expect(html).toMatch(language === 'pt' ? /<html [^<>]*lang="pt-PT"/ : /<html [^<>]*lang="en-GB"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(hrefs(html)).toEqual([link, site, `${site}/politica-de-privacidade`]);
    expect([...html.matchAll(/<img [^<>]*>/g)].map(String)).toEqual([expect.stringContaining('alt="Trampolim"')]);
    expect([...html.matchAll(/src="([^"]*)"/g)].map(([, src]) => src)).toEqual([`cid:${images[0]?.id}`]);
    expect(html).not.toMatch(/<link|<script|url\(|@import/);
  });
});

it('inflects the number of questions', async () => {
  expect((await rendered({ questionsDue: 1 })).text).toContain('Falta 1 resposta às');
  expect((await rendered({ questionsDue: 3 })).text).toContain('Faltam 3 respostas às');
  expect((await rendered({ questionsDue: 1 }, 'en')).text).toContain("1 answer to the company's questions is missing");
  expect((await rendered({ questionsDue: 3 }, 'en')).text).toContain('3 answers');
});

it('contains the job title in the subject', async () => {
  expect((await rendered()).subject).toBe('Candidatura recebida: Analista de dados');
  expect((await rendered({}, 'en')).subject).toBe('Application received: Analista de dados');
});

it('escapes user input', async () => {
  const script = '<script>alert("x")</script>';
  const { html, text } = await rendered({ jobTitle: script, companyName: `${script} & Filhos` });
  expect(html).not.toContain('<script');
  expect(html).toContain('&lt;script&gt;');
  expect(text).toContain(`${script} & Filhos`);
});

it('omits a name that is an advertisement', async () => {
  const { html, text } = await rendered({ applicantName: 'Ganhe já em premios.example.com' });
  expect(text).toContain('Olá.');
  expect(html).not.toContain('premios');
});
