import { languages, type Language } from 'shared-contracts';
import { renderMail, type Mail } from '../../mail/index.ts';
import { accountExistsMail, accountExistsTexts } from './account-exists.mail.tsx';
import { addressLinkMail } from './address-link.mail.tsx';
import { emailChangeRequestedMail } from './email-change-requested.mail.tsx';
import { emailChangeMail } from './email-change.mail.tsx';
import { emailChangedMail } from './email-changed.mail.tsx';
import { passwordChangedMail } from './password-changed.mail.tsx';
import { passwordResetMail } from './password-reset.mail.tsx';
import { verificationMail } from './verification.mail.tsx';

const site = 'https://jobs.example.com';
const link = `${site}/verify-email?token=token-of-the-test`;
const [signInUrl, forgotUrl] = [`${site}/auth`, `${site}/auth?mode=forgot`];
const at = '2026-11-05T23:30:00Z';
const foot = [site, `${site}/politica-de-privacidade`];

type Make = (language: Language, name: string | null) => Mail;

const exists =
  (given: string | null): Make =>
  (language, name) =>
    accountExistsMail(language, { name, link: given, signInUrl, forgotUrl });

/** Links of each account mail, apart from the footer. */
const mails: readonly [string, Make, readonly string[]][] = [
  [
    'verification',
    (language, name) =>
      verificationMail(language, {
        name,
        username: 'ana.pt',
        registeredAt: at,
        link,
        cancelUrl: `${site}/nao-fui-eu/t`,
      }),
    [link, `${site}/nao-fui-eu/t`],
  ],
  [
    'address link',
    (language, name) => addressLinkMail(language, { name, username: 'ana.pt', registeredAt: at, link, forgotUrl }),
    [link, forgotUrl],
  ],
  ['account exists', exists(null), [signInUrl, forgotUrl]],
  ['account exists (unverified)', exists(link), [link, forgotUrl]],
  ['password reset', (language, name) => passwordResetMail(language, { name, link }), [link]],
  ['password changed', (language, name) => passwordChangedMail(language, { name, at, forgotUrl }), [forgotUrl]],
  ['e-mail change', (language, name) => emailChangeMail(language, { name, email: 'nova@example.com', link }), [link]],
  [
    'e-mail change requested',
    (language, name) => emailChangeRequestedMail(language, { name, at, forgotUrl }),
    [forgotUrl],
  ],
  ['e-mail changed', (language, name) => emailChangedMail(language, { name, at }), ['mailto:ola@example.com']],
];

const hrefs = (html: string) => [...html.matchAll(/<a [^<>]*href="([^"]*)"/g)].map(([, href]) => href);

describe.each(mails)('%s mail', (_, make, links) => {
  it.each(languages)('contains only the expected links in %s', async (language) => {
    const { html, text } = await renderMail(make(language, 'Maria João'), site);
    expect(hrefs(html)).toEqual([...links, ...foot]);
    for (const one of links) expect(text).toContain(one.replace('mailto:', ''));
  });

  it('greets by name, and omits a name that is an advertisement', async () => {
    expect((await renderMail(make('pt', 'Maria João'), site)).text).toContain('Olá, Maria João.');
    expect((await renderMail(make('en', null), site)).text).toContain('Hello.');
    const { html } = await renderMail(make('pt', 'Ganhe já em premios.example.com'), site);
    expect(html).not.toContain('premios');
  });
});

it.each(languages)('states the time of a password or address change in %s', async (language) => {
  const moment = { pt: '5 nov, 2026, 23:30', en: '5 Nov, 2026, 23:30' }[language].replaceAll(' ', '\u00A0');
  const changed = [
    passwordChangedMail(language, { name: null, at, forgotUrl }),
    emailChangedMail(language, { name: null, at }),
  ];
  for (const mail of changed) expect((await renderMail(mail, site)).text).toContain(moment);
});

it('explains the password reset only for an unverified address', async () => {
  const { unconfirmed } = accountExistsTexts.pt;
  expect((await renderMail(exists(link)('pt', null), site)).text).toContain(unconfirmed);
  expect((await renderMail(exists(null)('pt', null), site)).text).not.toContain(unconfirmed);
});

it('contains the new address in the mail that verifies it', async () => {
  const { text } = await renderMail(emailChangeMail('pt', { name: null, email: 'nova@example.com', link }), site);
  expect(text).toContain('nova@example.com');
});

it('sets the team as the reply address of the mail about a changed address', () => {
  expect(emailChangedMail('pt', { name: null, at }).replyTo).toBe('ola@example.com');
});

it.each([
  [verificationMail('pt', { name: null, username: 'premios.example', registeredAt: at, link, cancelUrl: link })],
  [addressLinkMail('pt', { name: null, username: 'premios.example', registeredAt: at, link, forgotUrl })],
])('states the account and the time of its registration, and does not link the username', async (mail) => {
  const { html, text } = await renderMail(mail, site);
  expect(text).toMatch(/5\snov,\s2026/);
  for (const part of [html, text]) {
    expect(part).toContain('premios.\u2060example');
    expect(part).not.toContain('premios.example');
  }
});
