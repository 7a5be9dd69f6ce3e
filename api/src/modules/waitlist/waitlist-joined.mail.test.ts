import { languages, newsletterFrequencies, type Language } from 'shared-contracts';
import { renderMail } from '../mail/index.ts';
import { waitlistJoinedMail, waitlistJoinedTexts, type WaitlistJoined } from './waitlist-joined.mail.tsx';

const signup: WaitlistJoined = {
  company: 'Vela Digital',
  firstName: 'Ana',
  lastName: 'Sá',
  email: 'ana@example.com',
  phone: '351912345678',
  frequency: 'weekly',
  updatedAt: new Date('2026-11-05T14:05:00Z'),
};

interface Rendering {
  changes?: Partial<WaitlistJoined>;
  isNew?: boolean;
  language?: Language;
}

const rendered = ({ changes = {}, isNew = true, language = 'pt' }: Rendering = {}) =>
  renderMail(waitlistJoinedMail(language, { ...signup, ...changes }, isNew), 'https://jobs.example.com');

const cases = languages.flatMap((language) => [true, false].map((isNew) => ({ language, isNew })));

it.each(cases)('states the waiting company in HTML and in plain text: %j', async ({ language, isNew }) => {
  const { html, text, subject } = await rendered({ isNew, language });
  const texts = waitlistJoinedTexts[language];
  const moment = { pt: '5 nov, 2026, 14:05', en: '5 Nov, 2026, 14:05' }[language].replaceAll(' ', '\u00A0');
  const words = [
    'Vela Digital',
    texts.person('Ana Sá'),
    texts.email('ana@example.com'),
    texts.phone('351912345678'),
    texts.frequencies.weekly,
    texts.joined(moment),
    texts.reason,
  ];
  for (const word of [...words, isNew ? texts.title : texts.changedTitle]) {
    expect(text).toContain(word);
    expect(html).toContain(word);
  }
  expect(text.includes(texts.changed)).toBe(!isNew);
  expect(subject).toBe(isNew ? texts.subject('Vela Digital') : texts.changedSubject('Vela Digital'));
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it.each(newsletterFrequencies)('states the frequency: %s', async (frequency) => {
  expect((await rendered({ changes: { frequency } })).text).toContain(waitlistJoinedTexts.pt.frequencies[frequency]);
});

it('omits a missing last name', async () => {
  expect((await rendered({ changes: { lastName: null } })).text).toMatch(/Nome: Ana$/m);
});

it('has the company as Reply-To', () => {
  expect(waitlistJoinedMail('pt', signup, true).replyTo).toBe('ana@example.com');
});

it('escapes user input', async () => {
  const { html, text } = await rendered({ changes: { company: '<b>x</b>', firstName: '<script>' } });
  expect(html).not.toMatch(/<b>x|<script/);
  expect(text).toContain('<b>x</b>');
});
