import { randomInt, randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { listCampaigns, type Campaign, type JobSearchPage } from 'shared-contracts';
import { admin, signInAs, test } from '../fixtures/accounts.ts';
import { anyJob, search } from '../fixtures/catalogue.ts';
import { mailAbout, mailsTo, type CaughtMail } from '../fixtures/external-systems.ts';
import { expect } from '../fixtures/test.ts';
import { AlertsPage } from '../pages/AlertsPage.ts';
import { JobsPage } from '../pages/JobsPage.ts';
import { NewsletterAdminPage } from '../pages/NewsletterAdminPage.ts';

const uniqueEmail = () => `leitora.${randomUUID().slice(0, 8)}@example.com`;

/** Creates and confirms a visitor's alert for a search. */
async function getAlerts(page: Page, query: string, email: string): Promise<void> {
  const alerts = new AlertsPage(page);
  await new JobsPage(page).open(`?${query}`);
  await alerts.askFor(email);
  await page.goto((await mailAbout(email, /Confirme os alertas/)).link);
  await alerts.confirm.click();
  await expect(page.getByRole('heading', { name: 'Alertas confirmados' })).toBeVisible();
}

/** Sends a campaign on the page of an admin. */
async function sendOnPage(page: Page, subject: string): Promise<void> {
  const newsletter = new NewsletterAdminPage(page);
  await newsletter.open();
  await newsletter.subject.fill(subject);
  await newsletter.send.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar campanha' }).click();
  await expect(newsletter.subject).toHaveValue('');
}

/** Signs in as an admin in a separate browser context. */
async function asAdmin(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const address = `198.19.${randomInt(0, 256)}.${randomInt(1, 255)}`;
  const context = await browser.newContext({
    baseURL: process.env['SITE_URL'] ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  const page = await context.newPage();
  await signInAs(page, admin);
  await work(page);
  await context.close();
}

async function statusOf(page: Page, subject: string): Promise<string | undefined> {
  const campaigns = (await (await page.request.get(listCampaigns.template)).json()) as Campaign[];
  return campaigns.find((one) => one.subject === subject)?.status;
}

/** The jobs of the mail in order: newest first, at most two per company and five in total. */
function expectedJobs({ items }: JobSearchPage): string[] {
  const byCompany = new Map<number, number>();
  const fits = items.filter(({ companyId }) => {
    const count = (byCompany.get(companyId) ?? 0) + 1;
    byCompany.set(companyId, count);
    return count <= 2;
  });
  return fits.slice(0, 5).map(({ title }) => title);
}

/** The only mail of a campaign to a recipient. */
async function campaignMail(email: string, subject: string): Promise<CaughtMail> {
  const find = () => mailsTo(email, new RegExp(subject));
  await expect.poll(async () => (await find()).length, { timeout: 60_000 }).toBe(1);
  const [mail] = await find();
  if (mail === undefined) throw new Error(`No mail about ${subject}`);
  return mail;
}

/** One-click unsubscription of a mail program (RFC 8058): without cookies and without a page. */
async function unsubscribeAsMailProgram({ headers }: CaughtMail): Promise<string> {
  const [, link = ''] = /<(http[^<>]+)>/.exec(headers['list-unsubscribe'] ?? '') ?? [];
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  const answer = await fetch(link, { method: 'POST', body, redirect: 'error' });
  expect(answer.status).toBe(200);
  return link;
}

test.describe.configure({ timeout: 180_000 });

test('search → alert → campaign → mail with matching jobs → one-click unsubscribe → history', async ({
  page,
  browser,
}) => {
  const email = uniqueEmail();
  const subject = `Ofertas de ${randomUUID().slice(0, 8)}`;
  const { categorySlug } = await anyJob();
  const query = `category=${categorySlug}`;
  const found = await search(`${query}&sort=date`);

  await getAlerts(page, query, email);
  await asAdmin(browser, (own) => sendOnPage(own, subject));

  const mail = await campaignMail(email, subject);
  const expectedTitles = expectedJobs(found);
  for (const title of expectedTitles) expect(mail.text).toContain(title);
  const [, counted = ''] = /(http\S{1,200}\/clicks\/[^\s)\]]{1,200})/.exec(mail.text) ?? [];
  await page.goto(counted);
  await expect(page).toHaveURL(/\/jobs\//);

  const link = await unsubscribeAsMailProgram(mail);
  await page.goto(link);
  await expect(new AlertsPage(page).stopped).toBeVisible();

  await asAdmin(browser, async (own) => {
    const newsletter = new NewsletterAdminPage(own);
    await newsletter.open('?tab=history');
    const row = own.getByRole('row').filter({ hasText: subject });
    await expect(row).toContainText('Enviada', { timeout: 60_000 });
    await row.getByRole('link').first().click();
    await expect(own.getByRole('heading', { name: subject })).toBeVisible();
    const again = `${subject} outra vez`;
    await newsletter.open();
    await sendOnPage(own, again);
    await expect.poll(() => statusOf(own, again), { timeout: 60_000 }).toBe('sent');
  });
  expect(await mailsTo(email, new RegExp(subject))).toHaveLength(1);
});
