import { anyJob, search } from '../fixtures/catalogue.ts';
import { markupProblems } from '../fixtures/markup.ts';
import { publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

test('T31: search, filter and read a job', async ({ page }) => {
  await page.goto('/jobs');
  await page.getByRole('textbox', { name: 'Onde' }).fill('Porto');
  await page.getByRole('button', { name: 'Procurar', exact: true }).click();
  await expect(page).toHaveURL(/place=Porto/);
  await page.getByRole('checkbox', { name: /^Tempo inteiro/ }).check();
  await page.getByRole('button', { name: 'Aplicar filtros' }).click();
  await expect(page).toHaveURL(/schedule=full-time/);
  const wanted = await search('place=Porto&schedule=full-time');
  await expect(page.getByRole('status').first()).toContainText(String(wanted.total));

  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.items[0]!.title);
  await expect(page.getByRole('link', { name: 'Candidatar-me' }).first()).toHaveAttribute('href', /\/jobs\/\d+\/apply/);
});

test('T31: a job page has title, company, place, pay and text', async ({ page }) => {
  const job = await anyJob('type=full-time&sort=date');
  await page.goto(`/jobs/${job.slug}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(job.title);
  await expect(main).toContainText(job.companyName);
  if (job.location !== null) await expect(main).toContainText(job.location);
  if (job.salary !== null) await expect(main).toContainText('€');
  expect((await main.innerText()).length).toBeGreaterThan(500);
});

test('the next page is a link', async ({ page }) => {
  await page.goto('/jobs');
  await page
    .getByRole('navigation', { name: 'Páginas' })
    .getByRole('link', { name: /Seguinte/ })
    .click();
  await expect(page).toHaveURL('/jobs?page=2');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10);
});

test('every public page has its content and its head, and its HTML is valid', async ({ page, expected }) => {
  test.setTimeout(300_000);
  for (const { name, address, status = 200, indexed = false, problems = [], needsScript = false } of publicPages) {
    expected.problems = problems;
    await test.step(name, async () => {
      const answer = await page.goto(await address());
      const html = (await answer?.text()) ?? '';
      expect.soft(await markupProblems(html), name).toEqual([]);
      expect.soft(html, `${name} has an h1 for browsers without scripts`).toContain('<h1');
      if (needsScript) return;
      expect.soft(answer?.status(), name).toBe(status);
      await expect.soft(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible();
      await expect.soft(page, name).toHaveTitle(/\S.{0,300}Trampolim|Trampolim/);
      const head = (meta: string) => page.locator(`head meta[name="${meta}"]`).getAttribute('content');
      expect.soft(await head('robots'), name).toBe(indexed ? 'index,follow' : 'noindex,follow');
      expect.soft((await head('description'))?.length, name).toBeGreaterThan(20);
      // Only search forms may put their fields into the URL.
      await expect.soft(page.locator('form:not([method], [role="search"])'), name).toHaveCount(0);
      await expect.soft(page.locator('head link[hreflang]'), name).toHaveCount(status === 200 ? 3 : 0);
    });
  }
});
