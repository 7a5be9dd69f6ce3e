import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { createElement } from 'react';
import { languages, limits, type Language } from 'shared-contracts';
import { greeting, renderMail } from '../../mail/index.ts';
import { jobAlertMail, JobAlertRow, textsOf } from './job-alert.mail.tsx';
import { JobAlertRenderer, type JobAlert } from './job-alert.renderer.tsx';

const site = 'https://jobs.example.com';
const renderer = new JobAlertRenderer();

/** Reference: renders the whole mail with React. */
function renderedByReact({ edition, language, to, jobs }: JobAlert) {
  const rows = jobs.map(({ job, link }) =>
    createElement(JobAlertRow, { key: job.id, texts: textsOf(job, language), link }),
  );
  return renderMail(jobAlertMail(language, edition, to, rows), site);
}

const job = {
  id: 128,
  title: 'Analista de dados',
  companyName: 'Fonte & Filhos',
  location: 'Lisboa, Porto',
  isRemote: true,
  salary: '1 800 € – 2 400 €',
  postedAt: new Date('2026-11-05T14:05:00Z'),
};

const alertOf = (changes: Partial<JobAlert> = {}): JobAlert => ({
  edition: { subject: 'As suas ofertas', content: '', frequency: 'weekly', siteUrl: site },
  language: 'pt',
  to: {
    greeting: greeting('Maria João', 'pt'),
    preferencesLink: `${site}/u/token`,
    measured: { pixel: `${site}/opens/p`, honeypot: `${site}/clicks/t` },
  },
  jobs: [{ job, link: `${site}/clicks/1` }],
  ...changes,
});

const words = fc.string({
  unit: fc.constantFrom(
    'a',
    'ç',
    'O',
    ' ',
    ' ',
    '<',
    '>',
    '&',
    '"',
    "'",
    '=',
    '\n',
    '👩‍💻',
    '\u00A0',
    '\u200B',
    '<b>',
    '&amp;',
    '</table>',
    '$&',
    '-',
  ),
  maxLength: 60,
});
const word = words.map((text) => `x${text}`);

const anyJob = fc.record({
  title: word,
  companyName: word,
  location: fc.option(word),
  isRemote: fc.boolean(),
  salary: fc.option(word),
  postedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
});

const anyAlert = fc
  .record({
    subject: word,
    content: words,
    frequency: fc.constantFrom('weekly' as const, 'monthly' as const),
    language: fc.constantFrom<Language>(...languages),
    name: fc.option(words),
    isMeasured: fc.boolean(),
    jobs: fc.array(anyJob, { minLength: 1, maxLength: 5 }),
  })
  .map(({ subject, content, frequency, language, name, isMeasured, jobs }): JobAlert => {
    const edition = { subject, content, frequency, siteUrl: site };
    const { to } = alertOf();
    const measured = isMeasured ? to.measured : null;
    const alerted = jobs.map((one, at) => ({ job: { id: at, ...one }, link: `${site}/clicks/${at}` }));
    return { edition, language, to: { ...to, greeting: greeting(name, language), measured }, jobs: alerted };
  });

it('renders the same mail as React, for any input', async () => {
  await fc.assert(
    fc.asyncProperty(anyAlert, async (alert) => {
      const expected = await renderedByReact(alert);
      const { html, text, subject } = await renderer.render(alert);
      expect({ html, text, subject }).toEqual({ html: expected.html, text: expected.text, subject: expected.subject });
    }),
    { numRuns: 60 },
  );
});

it.each([
  ['the introduction', '  \n', 'Escolhemos estas ofertas', 'Cara leitora'],
  [
    'the letter of the campaign instead of the introduction',
    'Cara leitora',
    'Cara leitora',
    'Escolhemos estas ofertas',
  ],
])('contains %s', async (_, content, contained, missing) => {
  const { edition } = alertOf();
  const { text } = await renderer.render(alertOf({ edition: { ...edition, content } }));
  expect(text).toContain(contained);
  expect(text).not.toContain(missing);
});

it('retries a failed rendering', async () => {
  let reads = 0;
  const edition: JobAlert['edition'] = {
    ...alertOf().edition,
    subject: 'De novo',
    // The first read belongs to the key of the cache, the second to the rendering.
    get content() {
      reads += 1;
      if (reads === 2) throw new Error('once');
      return '';
    },
  };
  const alert = alertOf({ edition });
  await expect(renderer.render(alert)).rejects.toThrow('once');
  expect((await renderer.render(alert)).subject).toBe('De novo');
});

it('encodes the mail, plain text first', async () => {
  const { html, text, encoded } = await renderer.render(alertOf());
  const head = `MIME-Version: 1.0\r\nContent-Type: ${encoded?.contentType}\r\n\r\n`;
  const body = Buffer.concat(encoded?.body ?? []).toString('latin1');
  const received = await simpleParser(head + body);
  expect(received.text?.trim()).toBe(text.trim());
  expect(String(received.html).trim()).toBe(html.replaceAll('\n', '\r\n').replaceAll('\r\n', '\n').trim());
  expect(body).toMatch(/^--=_alert\r\nContent-Type: text\/plain; charset=utf-8\r\n/);
  expect(Math.max(...body.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(76);
});

it.each(languages)(
  'states the sender, the reason and the unsubscription in %s, in HTML and in plain text',
  async (language) => {
    const { html, text } = await renderer.render(alertOf({ language }));
    for (const form of [html, text]) {
      expect(form).toContain(`${site}/u/token`);
      expect(form).toContain('Trampolim, Lda.');
      expect(form).toContain('Rua do Exemplo, 1, 1000-001 Lisboa');
      expect(form).toContain(language === 'pt' ? 'Deixar de receber alertas' : 'Stop getting alerts');
      expect(form).toContain(`${site}/clicks/1`);
    }
    expect(text).toContain(language === 'pt' ? 'Recebe este e-mail todas as semanas' : 'You get this email every week');
    expect(text).not.toMatch(/opens|clicks\/t/);
  },
);

it('stays below the size limit of mail clients, with five long jobs and the longest content', async () => {
  const long = {
    ...job,
    title: 'ç'.repeat(255),
    companyName: 'ç'.repeat(255),
    location: 'ç'.repeat(255),
    salary: 'ç'.repeat(255),
  };
  const jobs = Array.from({ length: 5 }, (_, id) => ({ job: { ...long, id }, link: `${site}/${'a'.repeat(200)}` }));
  const edition = { ...alertOf().edition, content: 'ç'.repeat(limits.campaignContentCharacters) };
  const { html, encoded } = await renderer.render(alertOf({ edition, jobs }));
  expect(Buffer.byteLength(html)).toBeLessThan(102_000);
  const usual = await renderer.render(alertOf({ jobs: jobs.map(({ link }, id) => ({ job: { ...job, id }, link })) }));
  expect(usual.encoded?.body.length).toBeLessThan(40_000);
  expect(encoded).toBeDefined();
});

it('uses the current data of a job', async () => {
  await renderer.render(alertOf());
  const { html } = await renderer.render(alertOf({ jobs: [{ job: { ...job, title: 'Analista' }, link: site }] }));
  expect(html).toContain('>Analista<');
});
