import { languages } from 'shared-contracts';
import { accountTexts, greeting, renderMail } from '../mail/index.ts';
import { deletionRequestedMail, deletionRequestedTexts } from './deletion-requested.mail.tsx';

const link = 'https://jobs.example.com/account';
const facts = { firstName: 'Ana', dueAt: '2026-11-05T14:05:00Z', link };
const times = { pt: '5 nov, 2026, 14:05', en: '5 Nov, 2026, 14:05' };
const rendered = (language: 'pt' | 'en', firstName = 'Ana') =>
  renderMail(deletionRequestedMail(language, { ...facts, firstName }), 'https://jobs.example.com');

it.each(languages)('states in %s the deadline for keeping the account, and how', async (language) => {
  const texts = { ...accountTexts[language], ...deletionRequestedTexts[language] };
  const moment = times[language].replaceAll(' ', '\u00A0');
  const { html, text, subject } = await rendered(language);
  expect(subject).toBe(texts.subject);
  const words = [greeting('Ana', language), texts.due(moment), texts.untilDeletion, texts.keep(moment), texts.button];
  for (const one of [...words, texts.notYou, texts.reason]) {
    expect(text).toContain(one);
    expect(html).toContain(one);
  }
  expect(text).toContain(link);
  expect(text).toContain(moment);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it('omits a name that is an advertisement', async () => {
  expect((await rendered('pt', 'premios.example.com')).html).not.toContain('premios');
});
