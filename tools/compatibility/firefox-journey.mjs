import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { resumePdf } from '../chaos/resume.mjs';
import { waitUntil } from '../services/wait.mjs';

/** @typedef {import('puppeteer-core').Page} Page */
/** @typedef {{ folder: string, site: string, job: import('shared-contracts').JobCard }} Visit */

const admin = { username: 'admin', password: 'administrador123' };
const stepWithinMs = 30_000;

/** An element by its role and its accessible name. @param {string} role @param {string} name */
const named = (role, name) => `::-p-aria([role="${role}"][name="${name}"])`;

/** @param {Page} page @param {string} selector */
const locate = (page, selector) => page.locator(selector).setTimeout(stepWithinMs);

/** Opens a page, and waits until a remote has hydrated the server's content. @param {Page} page @param {string} url @param {string} remote */
async function open(page, url, remote) {
  await page.goto(url);
  await locate(page, `#remote-${remote}:not([data-hydrate])`).setVisibility(null).wait();
}

/** The home page and a search from it. @param {Page} page @param {Visit} visit */
async function home(page, { site }) {
  await page.goto(`${site}/home`);
  for (const block of ['Por área', 'Acabadas de chegar', 'Em destaque', 'Quem mais contrata', 'Do blogue']) {
    await locate(page, named('region', block)).wait();
  }
  await locate(page, 'body:not(:has([data-hydrate]))').wait();
}

/** A search by keyword, and the job that it finds. @param {Page} page @param {Visit} visit */
async function search(page, { site, job }) {
  await open(page, `${site}/jobs`, 'mfe-jobs');
  await locate(page, 'main input[name=keyword]').fill(job.title);
  await locate(page, `main ${named('button', 'Procurar')}`).click();
  await waitUntil('the address has the keyword', () => (page.url().includes('keyword=') ? true : null));
  await locate(page, `main h3 a[href="/jobs/${job.slug}"]`).click();
  const heading = () => page.$eval('main h1', ({ textContent }) => textContent).catch(() => null);
  await waitUntil("the job's page", async () => ((await heading()) === job.title ? true : null));
}

/** An application with a PDF for a job without questions. @param {Page} page @param {Visit} visit */
async function apply(page, { site, folder, job }) {
  const file = path.join(folder, 'ines.pdf');
  writeFileSync(file, await resumePdf('Ines Carvalho'));
  await open(page, `${site}/jobs/${job.id}/apply`, 'mfe-apply');
  const input = await locate(page, 'main input[type=file]').setVisibility(null).waitHandle();
  await input.uploadFile(file);
  await locate(page, 'main ::-p-text(ines.pdf)').wait();
  await locate(page, 'main input[type=email]').fill(`ines.${randomUUID().slice(0, 8)}@example.com`);
  await locate(page, named('button', 'Enviar candidatura')).click();
  await locate(page, named('heading', 'Candidatura enviada')).wait();
}

/** Signing in by the form. @param {Page} page @param {Visit} visit */
async function signIn(page, { site }) {
  await open(page, `${site}/auth`, 'mfe-account');
  await locate(page, named('textbox', 'Nome de utilizador ou e-mail')).fill(admin.username);
  await locate(page, 'main input[type=password]').fill(admin.password);
  await locate(page, `main ${named('button', 'Entrar')}`).click();
  await waitUntil('the page after signing in', () => (page.url().includes('/auth') ? null : true));
  // Firefox reports requests that a navigation aborts as errors of the page.
  await page.waitForNetworkIdle({ timeout: stepWithinMs });
}

/** Text of the page and of the isolated remote's shadow root. @param {Page} page */
export async function textOf(page) {
  const texts = await page.$$eval('main, main >>> [data-part=app]', (parts) => parts.map(({ innerText }) => innerText));
  return texts.join(' ');
}

/** The isolated remote, in its shadow root: the form and the audience of a campaign. @param {Page} page @param {Visit} visit */
async function newsletter(page, { site }) {
  await page.goto(`${site}/newsletter-admin`);
  const isShown = (/** @type {string} */ text) => text.includes('Enviar campanha') && /\d pessoas/.test(text);
  await waitUntil('the form and the audience', async () => (isShown(await textOf(page)) ? true : null));
}

/** In the order of a visit. */
export const steps = [home, search, apply, signIn, newsletter];
