import { comparisonHref, followCompany, saveJob, type JobCard } from 'shared-contracts';
import { test } from '../fixtures/accounts.ts';
import { violations } from '../fixtures/axe.ts';
import { anyJob, search } from '../fixtures/catalogue.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { JobPage } from '../pages/JobPage.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

const newestJobs = async (count: number): Promise<JobCard[]> => (await search('sort=date')).items.slice(0, count);
const overflow = () => document.documentElement.scrollWidth - innerWidth;

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a saved job has a note, and returns with it when its removal is undone', async ({ page, user }) => {
      expect(user.username).not.toBe('');
      const [older, newer] = await newestJobs(2);
      for (const { id } of [older!, newer!]) await page.request.post(saveJob.template, { data: { jobId: id } });
      const account = new AccountPage(page);
      await account.open('savedJobs');
      await account.button(`Adicionar nota: ${older!.title}`).click();
      const field = account.main.getByRole('textbox', { name: `Nota sobre “${older!.title}”` });
      await expect(field).toBeFocused();
      await field.fill('Perguntar pelo horário');
      expect(await violations(page)).toEqual([]);
      await account.button('Guardar nota').click();
      const note = account.main.getByText('Perguntar pelo horário');
      await expect(account.button(`Editar nota: ${older!.title}`)).toBeFocused();
      await page.reload();
      await expect(note).toBeVisible();
      const titles = account.main.getByRole('rowheader').getByRole('link');
      await expect(titles.filter({ hasText: older!.title })).toHaveCount(1);
      const before = await titles.allTextContents();
      await account.button(`Remover das guardadas: ${older!.title}`).click();
      await expect(note).toBeHidden();
      await page.getByRole('button', { name: 'Anular' }).click();
      await expect(note).toBeVisible();
      expect(await titles.allTextContents()).toEqual(before);
      await page.reload();
      await expect(note).toBeVisible();
      expect([await violations(page), await page.evaluate(overflow)]).toEqual([[], 0]);
    });

    test('jobs are chosen on their pages, compared and removed; Back leads to the job', async ({ page }) => {
      const jobPage = new JobPage(page);
      const [first, second] = await newestJobs(2);
      for (const { slug, title } of [first!, second!]) {
        await jobPage.open(slug);
        await page
          .getByRole('button', { name: `Comparar: ${title}` })
          .filter({ visible: true })
          .click();
      }
      expect(await violations(page)).toEqual([]);
      await page.getByRole('link', { name: 'Comparar (2)' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(comparisonHref([first!, second!]));
      const table = page.getByRole('table', { name: 'Comparação de 2 ofertas' });
      await expect(table.getByRole('link', { name: first!.title, exact: true })).toBeVisible();
      expect([await violations(page), await page.evaluate(overflow)]).toEqual([[], 0]);
      await page.getByRole('button', { name: `Retirar da comparação: ${first!.title}` }).click();
      await expect(page).toHaveURL(comparisonHref([second!]));
      await page.goBack();
      await expect(jobPage.heading).toHaveText(second!.title);
      await page.reload();
      await expect(
        page.getByRole('button', { name: `Na comparação: ${second!.title}` }).filter({ visible: true }),
      ).toBeVisible();
    });

    test('a job is shared by plain links where the browser has no share sheet', async ({ page, baseURL }) => {
      const job = await anyJob();
      await new JobPage(page).open(job.slug);
      await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      const button = page
        .getByRole('button', { name: /^Partilhar/ })
        .filter({ visible: true })
        .first();
      await button.press('Enter');
      const whatsapp = page.getByRole('link', { name: 'WhatsApp' });
      await expect(whatsapp).toBeFocused();
      const shared = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
      const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
      expect(shared).toBe(`${job.title}, ${job.companyName}\n${canonical}`);
      expect(canonical?.startsWith(baseURL ?? 'none')).toBe(true);
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.+png/);
      expect(await violations(page, 'all', `#${await button.getAttribute('aria-controls')}`)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(whatsapp).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

test('the print sheet has the facts, the text, the address and the date', async ({ page }) => {
  const job = await anyJob();
  await new JobPage(page).open(job.slug);
  await page.emulateMedia({ media: 'print' });
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  const source = page.getByText(canonical);
  await expect(source).toBeVisible();
  await expect(source).toContainText(/Impresso em \d/);
  await expect(page.getByText('Vencimento base')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Partilhar|Comparar)/ })).toHaveCount(0);
});

test('followed companies are listed in the account, and unfollowing can be undone', async ({ page, user }) => {
  expect(user.username).not.toBe('');
  const { companySlug, companyName } = await anyJob();
  await page.request.put(followCompany.template.replace('{companyId}', companySlug));
  const account = new AccountPage(page);
  await account.open('companies');
  const link = account.main.getByRole('rowheader').getByRole('link', { name: companyName });
  await expect(link).toHaveAttribute('href', `/companies/${companySlug}`);
  expect(await violations(page)).toEqual([]);
  await account.button(`Deixar de seguir: ${companyName}`).click();
  await expect(account.main.getByText('Ainda não segue empresas.')).toBeVisible();
  await page.getByRole('button', { name: 'Anular' }).click();
  await expect(link).toBeVisible();
});
