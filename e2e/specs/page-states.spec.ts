import type { Page } from '@playwright/test';
import { listSavedJobs, saveJob, writeSavedJobNote, type SavedJob } from 'shared-contracts';
import { candidate, signInAs, test } from '../fixtures/accounts.ts';
import {
  appearancesAt,
  appearancesOf,
  expectReadableInAll,
  prepareAppearances,
  show,
  type Language,
} from '../fixtures/appearances.ts';
import { search } from '../fixtures/catalogue.ts';
import { expectComplete } from '../fixtures/complete-page.ts';
import {
  applicationStates,
  companyStates,
  emptyAccountStates,
  jobStates,
  savedJobsState,
  searchStates,
  type PageState,
} from '../fixtures/page-states.ts';
import { inLanguage } from '../fixtures/public-pages.ts';
import { expect } from '../fixtures/test.ts';

/** Loads a page in a language, without a layout shift, brings it into the state and shows it in all appearances. */
async function walk(
  page: Page,
  { name, address, before, open, only }: PageState,
  language: Language,
  shifts: () => Promise<string[]>,
): Promise<void> {
  const appearances = (only === undefined ? appearancesOf : appearancesAt(only))[language];
  await show(page, appearances[0]);
  await page.evaluate(() => localStorage.clear());
  await before?.(page);
  await page.goto(inLanguage(await address(page), language));
  await expectComplete(page);
  expect.soft(await shifts(), `${name}: layout shifts`).toEqual([]);
  await open?.(page);
  await expectReadableInAll(page, appearances, name, language);
}

async function walkAll(page: Page, states: readonly PageState[], expected: { problems: RegExp[] }): Promise<void> {
  const shifts = await prepareAppearances(page);
  // Any page of the site, for its storage.
  await page.goto('/offline');
  for (const state of states) {
    expected.problems = state.problems ?? [];
    for (const language of state.languages ?? (['pt', 'en'] as const)) {
      await test.step(`${state.name}, ${language}`, () => walk(page, state, language, shifts));
    }
  }
}

/** Three saved jobs, one of them with a note. */
async function saveJobs(page: Page): Promise<void> {
  for (const { id } of (await search('sort=date')).items.slice(0, 3)) {
    await page.request.post(saveJob.template, { data: { jobId: id } });
  }
  const [first] = (await (await page.request.get(listSavedJobs.template)).json()) as SavedJob[];
  const note = 'Perguntar pelo horário de verão e pelo subsídio de refeição.';
  const written = await page.request.put(writeSavedJobNote.template.replace('{id}', first!.id), { data: { note } });
  expect(written.status()).toBe(200);
}

test.describe.configure({ timeout: 300_000 });

for (const [what, states] of Object.entries({ search: searchStates, job: jobStates, companies: companyStates })) {
  test(`${what}: each state is complete and readable in both themes, widths and languages`, ({ page, expected }) =>
    walkAll(page, states, expected));
}

test('account: each page without entries, and with a note and an undo', async ({ page, expected, user: _ }) => {
  await walkAll(page, emptyAccountStates, expected);
  await saveJobs(page);
  await walkAll(page, [savedJobsState], expected);
});

test('the page of an application in each of its states', async ({ page, expected }) => {
  await signInAs(page, candidate);
  await walkAll(page, applicationStates, expected);
});
