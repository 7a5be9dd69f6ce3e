import type { Page } from '@playwright/test';
import { accountTabs, expandTemplate, searchJobs } from 'shared-contracts';
import { candidate, signInAs, test } from '../fixtures/accounts.ts';
import { expectComplete } from '../fixtures/complete-page.ts';
import { anyJob, biggestCompany } from '../fixtures/catalogue.ts';
import { expect } from '../fixtures/test.ts';

/** Calls of the API since the last `take`, with method, path and query. */
function listen(page: Page): { take: () => string[] } {
  let calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(?:api|wp-json)\//.test(pathname)) calls.push(`${request.method()} ${pathname}${search}`);
  });
  const take = () => {
    const taken = calls;
    calls = [];
    return taken;
  };
  return { take };
}

const repeated = (calls: readonly string[]) => calls.filter((call, index) => calls.indexOf(call) !== index);

test('no page sends the same request to the API twice (L263)', async ({ page }) => {
  await signInAs(page, candidate);
  const job = await anyJob();
  const company = await biggestCompany();
  const paths = ['/home', '/jobs', `/jobs/${job.slug}`, '/companies', `/companies/${company.slug}`];
  const calls = listen(page);
  for (const path of [...paths, ...accountTabs.map((tab) => `/account?tab=${tab}`)]) {
    await page.goto(path);
    await expectComplete(page);
    const recorded = calls.take();
    expect(recorded, path).not.toEqual([]);
    expect(repeated(recorded), path).toEqual([]);
  }
});

test('a failed call is not retried automatically (L263)', async ({ page, jobsPage, expected }) => {
  expected.problems.push(/503/, /service_unavailable|Service Unavailable/);
  await page.clock.install();
  await jobsPage.open();
  const address = expandTemplate(searchJobs.template, {}).split('?', 1)[0]!;
  const calls = listen(page);
  await page.route(`**${address}?*`, (route) => route.fulfill({ status: 503, body: '' }));
  await jobsPage.keyword.fill('enfermeiro');
  await jobsPage.submit.click();
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await page.clock.fastForward(60_000);
  expect(calls.take().filter((call) => call.includes(address))).toHaveLength(1);
});
