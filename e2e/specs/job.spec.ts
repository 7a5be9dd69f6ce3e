import { anyJob, jobDetail, search } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';

test('shows the details, the text, the company and two related jobs', async ({ page, jobPage }) => {
  const card = await anyJob();
  const job = await jobDetail(card.id);
  await jobPage.open(card.slug);
  await expect(jobPage.heading).toHaveText(job.title);
  await expect(page.getByRole('main').getByRole('link', { name: job.companyName }).first()).toHaveAttribute(
    'href',
    `/companies/${job.companySlug}`,
  );
  await expect(jobPage.apply).toHaveAttribute('href', `/jobs/${job.id}/apply`);
  await expect(jobPage.related.getByRole('heading', { level: 3 })).toHaveCount(2);
});

test('a signed-out save redirects to /auth with the message and the return address', async ({ page, jobPage }) => {
  const job = await anyJob();
  await jobPage.open(job.slug);
  await jobPage.save.click();
  await expect(page).toHaveURL(/\/auth\?/);
  await expect(page.getByText('Inicie sessão para guardar ofertas no seu perfil').first()).toBeVisible();
  await page.goBack();
  await expect(jobPage.heading).toHaveText(job.title);
});

test('a job opened from a list returns to the same list', async ({ page, jobsPage, jobPage }) => {
  await jobsPage.open('?type=full-time&page=2');
  await jobsPage.rows.nth(1).getByRole('link').click();
  await expect(jobPage.heading).toBeVisible();
  await page.getByRole('link', { name: 'Voltar aos resultados' }).click();
  await expect(page).toHaveURL('/jobs?type=full-time&page=2');
});

test('the share menu copies the address where the browser has no share sheet', async ({ page, context, jobPage }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const job = await anyJob();
  await jobPage.open(job.slug);
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page
    .getByRole('button', { name: /^Partilhar/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Copiar ligação' }).click();
  await expect(page.getByText('Ligação copiada. Já a pode colar onde quiser.', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/jobs/${job.slug}`);
});

test.describe('an unknown job', () => {
  test.use({ expected: { problems: [/404/] } });

  test('responds with 404 and a link to the search', async ({ page }) => {
    const answer = await page.goto('/jobs/nao-existe-99999999');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oferta não encontrada' })).toBeVisible();
    await page.getByRole('link', { name: 'Procurar ofertas' }).first().click();
    await expect(page).toHaveURL('/jobs');
  });

  test('is not found by client-side navigation either', async ({ page, jobsPage }) => {
    await jobsPage.open();
    const error = { error: 'Not Found', message: 'No such job', code: 'job_not_found' };
    await page.route('**/api/proxy/jobs/*', (route) => route.fulfill({ status: 404, json: error }));
    await jobsPage.rows.first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Oferta não encontrada' })).toBeVisible();
  });
});

test('HTML from the employer is not executed in any field', async ({ page, context, request, jobsPage }) => {
  const { items } = await search('keyword=script');
  const [first, ...others] = items.map(({ slug }) => `/jobs/${slug}`);
  const dangerous = 'script, iframe, [onclick], [onerror]';
  await jobsPage.open('?keyword=script');
  await page.goto(first!);
  await expect(page.getByRole('main').locator(dangerous)).toHaveCount(0);
  // An empty page has no policy that refuses the styles of parsed pages.
  const parser = await context.newPage();
  for (const address of others) {
    const found = await parser.evaluate(
      ([html, selector]) => {
        const main = new DOMParser().parseFromString(html!, 'text/html').querySelector('main');
        return main?.querySelectorAll(selector!).length;
      },
      [await (await request.get(address)).text(), dangerous],
    );
    expect(found, address).toBe(0);
  }
});
