import { search } from '../fixtures/catalogue.ts';
import { gate } from '../fixtures/gate.ts';
import { expect, test } from '../fixtures/test.ts';
import { keyboard } from '../pages/inputMethods.ts';

test.describe('finding a job', () => {
  test('fits on a phone with a long keyword without a space', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const letters of [150, 400]) {
      await page.goto(`/jobs?keyword=${'x'.repeat(letters)}`);
      await expect(page.getByRole('heading', { name: /Nenhuma oferta|Não podemos/ })).toBeVisible();
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(excess, `${letters} letters`).toBe(0);
    }
  });

  test('by mouse: a place, then a job', async ({ page, jobsPage, jobPage }) => {
    await jobsPage.open();
    await jobsPage.where.click();
    await page.getByRole('option', { name: /^Grande Lisboa/ }).click();
    await jobsPage.submit.click();
    await expect(page).toHaveURL('/jobs?place=grande-lisboa');
    await expect(jobsPage.count).toContainText(String((await search('place=grande-lisboa')).total));

    const [title] = await jobsPage.titles();
    await jobsPage.rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/jobs\/[\w-]+-\d+$/);
    await expect(jobPage.heading).toHaveText(title!);
    await expect(jobPage.apply).toBeVisible();
  });

  test('by keyboard alone', async ({ page, jobsPage, jobPage }) => {
    const { items } = await search('sort=date');
    const word = items[0]!.title.split(/[\s/(]/)[0]!;
    await jobsPage.open();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Saltar para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(jobsPage.keyword).toBeFocused();
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(word)}`));
    await expect(jobsPage.list).toHaveAttribute('aria-busy', 'false');
    await keyboard.press(jobsPage.rows.first().getByRole('link'));
    await expect(page).toHaveURL(/\/jobs\/[\w-]+-\d+$/);
    await expect(jobPage.heading).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('at 390 px, with the filter drawer', async ({ page, jobsPage, jobPage }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await jobsPage.open();
    await page.getByRole('button', { name: /^Filtros/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filtros' });
    await drawer.getByRole('checkbox', { name: /^Estágio/ }).check();
    const { total } = await search('type=internship');
    await drawer.getByRole('button', { name: new RegExp(`Ver ${total} ofertas?`) }).click();
    await expect(drawer).toBeHidden();
    await expect(jobsPage.chip('Estágio')).toBeVisible();
    await jobsPage.rows.first().getByRole('link').click();
    await expect(jobPage.heading).toBeVisible();
    await expect(page.getByRole('link', { name: 'Candidatar-me' }).last()).toBeInViewport();
  });
});

test.describe('the state of a search', () => {
  test('filters are in the address, and Back, Forward and a reload restore them', async ({ page, jobsPage }) => {
    await jobsPage.open('?page=2');
    await jobsPage.option('Tempo inteiro').check();
    await expect(page).toHaveURL('/jobs?schedule=full-time');
    await jobsPage.option('Sénior').check();
    await expect(page).toHaveURL('/jobs?schedule=full-time&experienceLevel=senior');
    const both = (await search('schedule=full-time&experienceLevel=senior')).total;
    await expect(jobsPage.count).toContainText(String(both));

    await page.goBack();
    await expect(page).toHaveURL('/jobs?schedule=full-time');
    await expect(jobsPage.option('Sénior')).not.toBeChecked();
    await page.goForward();
    await expect(jobsPage.option('Sénior')).toBeChecked();
    await page.reload();
    await jobsPage.ready();
    await expect(jobsPage.option('Sénior')).toBeChecked();
    await expect(jobsPage.count).toContainText(String(both));
  });

  test('Back restores the scroll position', async ({ page, jobsPage, jobPage }) => {
    await jobsPage.open();
    await jobsPage.rows.nth(8).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await jobsPage.rows.nth(8).getByRole('link').click();
    await expect(jobPage.heading).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 4);
  });

  test('at 390 px, the first job begins within 350 px, and the search form opens from one line', async ({
    page,
    jobsPage,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await jobsPage.open('?minPay=900&workplace=onsite&sort=match');
    const first = await jobsPage.rows.first().boundingBox();
    expect(first!.y).toBeLessThanOrEqual(350);
    await page.getByRole('button', { name: /^Mudar a pesquisa/ }).click();
    await expect(jobsPage.keyword).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Mudar a pesquisa/ })).toBeFocused();
  });

  test('pay: minimum, only stated pay, highest first; the unit applies to all pages and after a reload', async ({
    page,
    jobsPage,
  }) => {
    await jobsPage.open();
    const field = page.getByRole('textbox', { name: 'Vencimento mínimo' });
    await field.fill('1 500');
    await field.press('Enter');
    await expect(page).toHaveURL('/jobs?minPay=1500');
    await page.getByRole('checkbox', { name: /^Só com vencimento/ }).check();
    await jobsPage.sort.selectOption('pay');
    await expect(page).toHaveURL('/jobs?minPay=1500&withPay=true&sort=pay');
    await expect(jobsPage.count).toContainText(/\d/);
    const first = page
      .locator('li')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .first();
    await expect(first).toContainText('por mês');
    await page.getByRole('button', { name: 'por ano' }).click();
    await expect(page).toHaveURL('/jobs?minPay=21000-year&withPay=true&sort=pay');
    const unit = (name: string) => first.getByText(name);
    await expect(unit('por ano')).toBeVisible();
    await expect(unit('por mês')).toBeHidden();
    await page.reload();
    await expect(unit('por ano')).toBeVisible();
    await expect(unit('por mês')).toBeHidden();
  });

  test('a chip removes its filter, "Limpar filtros" removes all', async ({ page, jobsPage }) => {
    await jobsPage.open('?keyword=a&type=full-time&remote=true&postedWithin=1m');
    await jobsPage.chip('Tempo inteiro').click();
    await expect(page).toHaveURL('/jobs?keyword=a&remote=true&postedWithin=1m');
    await page.getByRole('link', { name: 'Limpar filtros' }).first().click();
    await expect(page).toHaveURL(/\/jobs(\?keyword=a)?$/);
  });

  test('sort and page are in the address', async ({ page, jobsPage }) => {
    await jobsPage.open();
    await jobsPage.sort.selectOption('date');
    await expect(page).toHaveURL('/jobs?sort=date');
    await jobsPage.pages.getByRole('link', { name: /2/ }).first().click();
    await expect(page).toHaveURL('/jobs?sort=date&page=2');
    await expect(jobsPage.pages.locator('[aria-current=page]')).toContainText('2');
    const { items } = await search('sort=date&page=2');
    expect(await jobsPage.titles()).toEqual(items.map((job) => expect.stringContaining(job.title)));
  });

  test('the pagination has at most five items; a page beyond the end shows the last one', async ({ jobsPage }) => {
    await jobsPage.open('?page=7');
    const numbers = await jobsPage.pages
      .locator('li, a, span')
      .filter({ hasText: /^(\d+|…)$/ })
      .allInnerTexts();
    expect(new Set(numbers.map((text) => text.trim())).size).toBeLessThanOrEqual(5);
    expect(numbers).toContain('7');
    await jobsPage.open('?page=99999');
    const { totalPages } = await search('page=99999');
    await expect(jobsPage.pages.locator('[aria-current=page]')).toContainText(String(totalPages));
  });
});

test('every count equals the total of the list after a click', async ({ jobsPage }) => {
  await jobsPage.open('?type=full-time');
  const option = jobsPage.option('Júnior');
  const shownCount = Number((await option.locator('xpath=ancestor::label').innerText()).replaceAll(/\D/g, ''));
  await option.check();
  await expect(jobsPage.count).toContainText(String(shownCount));
});

test('a misspelt word is corrected to the nearest term, and the correction is shown', async ({ page, jobsPage }) => {
  await jobsPage.open('?keyword=enfremeiro');
  await expect(page.getByText('A mostrar resultados para “enfermeiro”.')).toBeVisible();
  expect(await jobsPage.total()).toBeGreaterThan(0);
});

test('no result, also for unknown filter values: the filters can be cleared', async ({ page, jobsPage }) => {
  await jobsPage.open('?type=nonsense&experienceLevel=guru');
  await expect(page.getByRole('heading', { name: 'Nenhuma oferta com estes filtros' })).toBeVisible();
  await jobsPage.open('?keyword=enfermeiro&type=weekend-only&experienceLevel=expert&location=Beja');
  await expect(page.getByRole('heading', { name: 'Nenhuma oferta com estes filtros' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Limpar filtros' }).last().click();
  await expect(jobsPage.rows).toHaveCount(10);
});

test.describe('when the search fails', () => {
  test.use({ expected: { problems: [/503/, /job-search/] } });

  test('an error is shown, the input is kept, and a retry loads the list', async ({ page, jobsPage }) => {
    await jobsPage.open();
    await page.route('**/api/proxy/job-search**', (route) =>
      route.fulfill({ status: 503, json: { error: 'x', message: 'x', code: 'service_unavailable' } }),
    );
    await jobsPage.keyword.fill('designer');
    await jobsPage.submit.click();
    await expect(page.getByText('Não conseguimos carregar as ofertas')).toBeVisible();
    await expect(jobsPage.keyword).toHaveValue('designer');
    await expect(page.getByText(/^Da última vez que a lista carregou/)).toBeVisible();
    await expect(jobsPage.rows).toHaveCount(10);
    await page.unroute('**/api/proxy/job-search**');
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(jobsPage.rows.first()).toBeVisible();
  });
});

test('the old list stays readable and dimmed during a slow response', async ({ page, jobsPage }) => {
  await jobsPage.open();
  const answers = gate();
  await page.route('**/api/proxy/job-search**', async (route) => {
    await answers.opened;
    await route.continue();
  });
  await jobsPage.option('Tempo inteiro').check();
  await expect(jobsPage.list).toHaveAttribute('aria-busy', 'true');
  await expect(jobsPage.rows).toHaveCount(10);
  answers.open();
  await expect(jobsPage.list).toHaveAttribute('aria-busy', 'false');
});

test('the language is changed before hydration, and kept after a reload', async ({ page, jobsPage }) => {
  const remote = gate();
  await page.route('**/remotes/mfe-jobs/**/*.js', async (route) => {
    await remote.opened;
    await route.continue();
  });
  await page.goto('/jobs', { waitUntil: 'commit' });
  await expect(page.locator('#shell-footer:not([data-hydrate])')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(jobsPage.heading).toHaveText('Ofertas de emprego');
  remote.open();
  await expect(jobsPage.heading).toHaveText('Jobs');
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
  await page.reload();
  await expect(jobsPage.heading).toHaveText('Jobs');
});

test('the language is changed during hydration', async ({ page, jobsPage }) => {
  const processor = await page.context().newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.goto('/jobs', { waitUntil: 'commit' });
  await expect(page.locator('#remote-mfe-jobs:not([data-hydrate])')).toBeAttached({ timeout: 60_000 });
  await page.evaluate(() => document.querySelector<HTMLElement>('footer button[lang=en]')?.click());
  await expect(jobsPage.heading).toHaveText('Jobs', { timeout: 60_000 });
});
