import { comparisonHref, saveJob, type JobCard } from 'shared-contracts';
import { test } from '../fixtures/accounts.ts';
import { search } from '../fixtures/catalogue.ts';
import { expect } from '../fixtures/test.ts';
import { AccountPage } from '../pages/AccountPage.ts';
import { keyboard } from '../pages/inputMethods.ts';
import { JobPage } from '../pages/JobPage.ts';

const newestJobs = async (count: number): Promise<JobCard[]> => (await search('sort=date')).items.slice(0, count);

test('the filters of a phone keep the focus, apply with Space, and return it with Escape', async ({
  page,
  jobsPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await jobsPage.open();
  const opener = page.getByRole('button', { name: /^Filtros/ });
  await keyboard.press(opener);
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  const internship = drawer.getByRole('checkbox', { name: /^Estágio/ });
  await expect(internship).toBeVisible();
  const names = new Set<string>();
  // Around the drawer and on to its first stops again.
  for (let stop = 0, again = 0; again < 3 && stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = drawer.locator(':focus');
    await expect(focused).toHaveCount(1);
    const name = await focused.evaluate((element) => element.outerHTML);
    if (names.has(name)) again += 1;
    names.add(name);
  }
  await keyboard.reach(internship);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/jobs?type=internship');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(jobsPage.chip('Estágio')).toBeVisible();
});

test('the map is one tab stop, whose arrow keys move between municipalities and whose Enter shows their jobs', async ({
  page,
  jobsPage,
}) => {
  await jobsPage.open('?view=map');
  const dots = page.getByRole('main').locator('svg').getByRole('link');
  await keyboard.reach(dots.and(page.locator('[tabindex="0"]')));
  const first = await page.locator(':focus').getAttribute('aria-label');
  await page.keyboard.press('ArrowRight');
  const second = page.locator(':focus');
  await expect(second).not.toHaveAttribute('aria-label', first ?? '');
  const count = Number(((await second.getAttribute('aria-label')) ?? '').replaceAll(/\D/g, ''));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/place=[\w-]+/);
  await expect(jobsPage.count).toContainText(new RegExp(`^${count}\\s`));
});

test('the comparison: choice, tray, removal of a column', async ({ page }) => {
  const jobPage = new JobPage(page);
  const [first, second] = await newestJobs(2);
  for (const { slug, title } of [first!, second!]) {
    await jobPage.open(slug);
    await keyboard.press(page.getByRole('button', { name: `Comparar: ${title}` }).filter({ visible: true }));
  }
  await keyboard.press(page.getByRole('link', { name: 'Comparar (2)' }).filter({ visible: true }));
  await expect(page).toHaveURL(comparisonHref([first!, second!]));
  await keyboard.press(page.getByRole('button', { name: `Retirar da comparação: ${first!.title}` }));
  await expect(page).toHaveURL(comparisonHref([second!]));
  await expect(page.locator(':focus')).toContainText(second!.title);
});

test('a removal is undone from the region of notices, which F8 reaches', async ({ page, user: _ }) => {
  const [job] = await newestJobs(1);
  await page.request.post(saveJob.template, { data: { jobId: job!.id } });
  const account = new AccountPage(page, keyboard);
  await account.open('savedJobs');
  await keyboard.press(account.button(`Remover das guardadas: ${job!.title}`));
  await expect(account.row(job!.title)).toHaveCount(0);
  await expect(account.main.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('F8');
  await keyboard.press(page.getByRole('region', { name: /F8/ }).getByRole('button', { name: 'Anular', exact: true }));
  await expect(account.row(job!.title).first()).toBeVisible();
});
