import { randomUUID } from 'node:crypto';
import { Test } from '@nestjs/testing';
import { testConfig } from '../../../../test/create-test-app.ts';
import { ConfigModule } from '../../../config/config.module.ts';
import { MailConfig } from '../../../config/mail.config.ts';
import { AlertLinks } from '../../newsletter/index.ts';
import { BounceAddresses } from '../bounces/bounce-addresses.service.ts';
import { CampaignMails, type Addressee, type MailedCampaign, type MailedJob } from '../campaigns.port.ts';
import { MailTokens } from '../measuring/mail-tokens.service.ts';
import { CampaignMailsModule } from './alert-mails.service.ts';

const site = 'https://jobs.example.com';
const config = testConfig('', { publicUrl: site });
const bounces = { domain: 'bounces.example.com', host: '127.0.0.1', port: null };
config.mail = new MailConfig(null, 'Trampolim <ola@example.com>', 1, null, null, null, null, bounces);

let mails: CampaignMails;
let tokens: MailTokens;
let addresses: BounceAddresses;
beforeAll(async () => {
  const module = await Test.createTestingModule({
    imports: [ConfigModule.forRoot(config), CampaignMailsModule],
  }).compile();
  mails = module.get(CampaignMails);
  [tokens, addresses] = [module.get(MailTokens), module.get(BounceAddresses)];
});

const campaign: MailedCampaign = {
  id: 12,
  subject: 'As suas ofertas desta semana',
  content: '',
  frequency: 'weekly',
  isMeasured: true,
};

const addressee = (changes: Partial<Addressee> = {}): Addressee => ({
  recipientId: randomUUID(),
  subscriberId: randomUUID(),
  email: 'maria@example.com',
  firstName: 'Maria João',
  language: 'pt',
  ...changes,
});

const job = (id: number): MailedJob => ({
  id,
  slug: `analista-de-dados-${id}`,
  title: `Analista de dados ${id}`,
  companyName: 'Vela Digital',
  location: 'Lisboa',
  isRemote: false,
  salary: null,
  postedAt: new Date('2026-11-05T14:05:00Z'),
});

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '');
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

it('has the preview text with which its HTML begins', async () => {
  const { html, preview } = await mails.compose(campaign, addressee(), [job(1)]);
  expect(preview).toMatch(/^\S.{20,150}$/);
  expect(html.slice(html.indexOf('<body'))).toContain(preview);
});

it('uses the recipient as id, and supports one-click unsubscription', async () => {
  const to = addressee();
  const mail = await mails.compose(campaign, to, [job(1)]);
  expect(mail).toMatchObject({ id: to.recipientId, from: 'Trampolim <ola@example.com>', to: 'maria@example.com' });
  expect(mail.tag).toBe('campaign-12');
  const { headers = {} } = mail;
  expect(headers['List-Unsubscribe']).toMatch(/^<https:\/\/jobs\.example\.com\/u\/[\w-]{43}>$/);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(headers['List-Id']).toBe('Trampolim <alerts.jobs.example.com>');
  expect(headers['Feedback-ID']).toBe('12:weekly:alerts:jobs-example-com');
  const link = headers['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect(new AlertLinks(config.accounts, config.server).read(tokenOf(link))).toBe(to.subscriberId);
  expect(linksOf(mail.html).filter((href) => href === link)).toHaveLength(2);
});

it('links the preferences page in the language of the mail, and the unsubscribe endpoint for mail clients', async () => {
  const { headers = {}, html, text } = await mails.compose(campaign, addressee({ language: 'en' }), [job(1)]);
  const link = headers['List-Unsubscribe']?.slice(1, -1) ?? '';
  expect(link).toMatch(/\/u\/[\w-]{43}$/);
  expect(linksOf(html).filter((href) => href === `${link}?lng=en`)).toHaveLength(2);
  expect(text).toContain(`${link}?lng=en`);
});

it('has its own bounce address', async () => {
  const to = addressee();
  const { bounceTo = '' } = await mails.compose(campaign, to, [job(1)]);
  expect(bounceTo).toMatch(/@bounces\.example\.com$/);
  expect(bounceTo.indexOf('@')).toBeLessThanOrEqual(64);
  expect(addresses.read(bounceTo)).toBe(to.recipientId);
  expect(addresses.read(bounceTo.toUpperCase())).toBe(to.recipientId);
  expect(addresses.read(bounceTo.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@')))).toBeNull();
  expect(addresses.read(bounceTo.replace('bounces.example.com', 'example.com'))).toBeNull();
});

it('links each job through a tracked link that identifies the mail, not the subscriber', async () => {
  const to = addressee({ language: 'en' });
  const { html, text } = await mails.compose(campaign, to, [job(1), job(2)]);
  const clicks = linksOf(html).filter((href) => href.includes('/clicks/'));
  const read = clicks.map((href) => tokens.read('mail-clicks', tokenOf(href)));
  expect(read).toMatchObject([
    { campaign: 12, job: 1, language: 'en' },
    { campaign: 12, job: 2, language: 'en' },
    { campaign: 12, job: 0 },
  ]);
  const pixel = /src="([^"]*)"/.exec(html)?.[1] ?? '';
  const opened = tokens.read('mail-opens', tokenOf(pixel));
  expect(opened).toMatchObject({ campaign: 12, job: 0 });
  expect(new Set([...read, opened].map((token) => token?.mail.toString('hex'))).size).toBe(1);
  expect(Math.abs(Date.now() - (read[0]?.issuedAt.getTime() ?? 0))).toBeLessThan(10_000);
  for (const link of clicks.slice(0, 2)) expect(text).toContain(link);
  const again = await mails.compose(campaign, to, [job(1)]);
  const other = tokens.read('mail-opens', tokenOf(/src="([^"]*)"/.exec(again.html)?.[1] ?? ''));
  expect(other?.mail).not.toEqual(opened?.mail);
});

it('links the pages directly if the campaign is not measured', async () => {
  const { html } = await mails.compose({ ...campaign, isMeasured: false }, addressee({ language: 'en' }), [job(7)]);
  expect(html).not.toMatch(/<img|opens|clicks/);
  expect(linksOf(html)).toContain(`${site}/jobs/analista-de-dados-7?lng=en`);
});

it('escapes the name', async () => {
  const title = '<img src=x onerror=alert(1)>';
  const hostile = { ...campaign, content: '</p><script>alert(1)</script>' };
  const { html } = await mails.compose(hostile, addressee({ firstName: 'Zé "&\' Ninguém' }), [{ ...job(1), title }]);
  expect(html).not.toMatch(/<script|onerror=alert\(1\)>/);
  expect(html).toContain('Olá, Zé &quot;&amp;&#x27; Ninguém.');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
});
