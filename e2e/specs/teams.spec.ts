import type { Page } from '@playwright/test';
import { listRegistryFlips, listRemotes, listTeamRemotes, routePath, routes } from 'shared-contracts';
import {
  buildCanary,
  buildGroup,
  buildMeasured,
  buildMeasurements,
  buildOff,
  buildRegistry,
  buildTakenBack,
  minutesAfter,
  takenBackFlips,
} from 'shared-contracts/testing';
import { admin, candidate, signInAs, test } from '../fixtures/accounts.ts';
import { appearancesOf, expectReadableInAll, prepareAppearances, wide } from '../fixtures/appearances.ts';
import { expect } from '../fixtures/test.ts';

const remotes = [buildCanary(), buildTakenBack(), buildOff()];
const group = (kind: 'canary' | 'control' | 'stable') => buildGroup({ group: kind });
const measured = [
  buildMeasured('mfe-jobs', [
    ['1.9.0-2b8e41f0', group('canary')],
    ['1.8.0-6b8ae20c', group('control')],
  ]),
  {
    ...buildMeasured('mfe-apply', [
      ['1.6.0-81d3f60c', group('canary')],
      ['1.5.3-6fbbd1ad', group('control')],
      ['1.5.3-6fbbd1ad', group('stable')],
    ]),
    errors: [
      {
        version: '1.6.0-81d3f60c',
        kind: 'render' as const,
        code: 'TP-501',
        message: 'RangeError: Invalid time value',
        count: 18,
        firstSeenAt: minutesAfter(-54),
        lastSeenAt: minutesAfter(-28),
      },
    ],
  },
];

/** The demo has no canary, so the API's answers are given. */
async function answerTeams(page: Page): Promise<void> {
  const answers: [string, object][] = [
    [listRemotes.template, buildRegistry(remotes)],
    [listRegistryFlips.template, { flips: takenBackFlips, next: null }],
    [listTeamRemotes.template, buildMeasurements(measured)],
  ];
  for (const [template, json] of answers) {
    await page.route(
      ({ pathname }) => pathname === routePath(template),
      (route) => route.fulfill({ json }),
    );
  }
}

test('a visitor is sent to sign in, and a candidate has no access to the page', async ({ page, expected }) => {
  expected.problems = [/403/];
  await page.goto(`${routes.teams}?view=log`);
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Fteams%3Fview%3Dlog/);
  await signInAs(page, candidate);
  const answer = await page.goto(routes.teams);
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem acesso a esta área');
});

test.describe('as an admin', () => {
  test.beforeEach(async ({ page }) => {
    await answerTeams(page);
    await signInAs(page, admin);
  });

  test('the account menu leads to the page, which is loaded then; a flip asks why', async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(routes.home);
    await page.getByRole('button', { name: /^Menu da conta/ }).click();
    await page.getByRole('link', { name: 'Equipas' }).click();
    const jobs = page.getByRole('article', { name: 'mfe-jobs' });
    await expect(jobs.getByText('Ready to promote')).toBeVisible();
    const promote = jobs.getByRole('button', { name: 'Promote 1.9.0…' });
    await promote.click();
    await expect(page.getByRole('textbox', { name: 'Why' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(promote).toBeFocused();
  });

  // Without canaries `every-page` walks it.
  test('canaries, charts and an incident are readable in both themes and widths', async ({ page }) => {
    await prepareAppearances(page);
    await page.goto(routes.teams);
    await page.getByText('Figures and errors of mfe-apply').click();
    await expect(page.getByRole('region', { name: 'Errors of mfe-apply' })).toBeVisible();
    await expectReadableInAll(page, appearancesOf.pt, 'remotes');
  });
});

for (const width of [390, 1280]) {
  test(`the filter of the audit log does not move when the list of remotes arrives, ${width} px`, async ({ page }) => {
    await signInAs(page, admin);
    await answerTeams(page);
    let release = () => {};
    const arrival = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      ({ pathname }) => pathname === routePath(listRemotes.template),
      async (route) => {
        await arrival;
        await route.fulfill({ json: buildRegistry([{ ...buildOff(), id: 'mfe-newsletter-admin-archive' }]) });
      },
    );
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/teams?view=log');
    await expect(page.getByRole('table', { name: 'Audit log' })).toBeVisible();
    const filter = page.getByRole('combobox', { name: 'Changes of' });
    const before = await filter.boundingBox();
    release();
    await expect(page.getByRole('option', { name: 'mfe-newsletter-admin-archive' })).toBeAttached();
    expect(await filter.boundingBox()).toEqual(before);
  });
}
