import { saveCategory, saveCompany, saveJob } from '../factories/index.ts';
import { createTestSearch, type TestSearch } from '../../src/modules/jobs/testing/test-search.ts';
import { adverts, ndcg, questions, type Advert, type Question } from './relevance.ts';

const hour = 3_600_000;

let harness: TestSearch;
const advertOf = new Map<number, Advert>();
beforeAll(async () => {
  harness = await createTestSearch();
  const company = await saveCompany(harness.database, { name: 'Empresa' });
  const categories = new Map<string, number>();
  for (const area of new Set(adverts.map((advert) => advert.area))) {
    categories.set(area, (await saveCategory(harness.database, { name: area })).id);
  }
  const now = Date.now();
  for (const [index, advert] of adverts.entries()) {
    const { id } = await saveJob(harness.database, {
      title: advert.title,
      company_id: company.id,
      category_id: categories.get(advert.area)!,
      city: advert.city,
      description: `<p>${advert.text}</p>`,
      posted_at: new Date(now - index * hour),
    });
    advertOf.set(id, advert);
  }
  await harness.rebuild();
});
afterAll(() => harness.close());

async function measure(question: Question) {
  const { items } = await harness.find({ keyword: question.text });
  return {
    ...question,
    ndcg: ndcg(
      question,
      items.map(({ id }) => advertOf.get(id)!),
    ),
  };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The measured figure (docs/search.md) less 0.02. `npm run relevance` prints all. */
const floor = 0.828;

it('ranks the adverts that 200 judged questions ask for', async () => {
  expect(questions).toHaveLength(200);
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  for (const question of questions) measured.push(await measure(question));
  const kinds = [...new Set(questions.map(({ kind }) => kind))];
  const byKind = kinds.map((kind) => [kind, measured.filter((one) => one.kind === kind)] as const);
  const lines = [...byKind, ['all', measured] as const].map(
    ([kind, own]) =>
      `${kind.padEnd(14)}${String(own.length).padStart(4)}  ${mean(own.map((one) => one.ndcg)).toFixed(3)}`,
  );
  const worst = measured
    .filter((one) => one.ndcg < 0.5)
    .map((one) => `${one.ndcg.toFixed(2)} ${one.kind}: ${one.text}`);
  if (process.env.RELEVANCE_REPORT !== undefined) {
    process.stdout.write(`nDCG@10\n${lines.join('\n')}\n\nBelow 0.5:\n${worst.join('\n')}\n`);
  }
  expect(mean(measured.map((one) => one.ndcg))).toBeGreaterThanOrEqual(floor);
});
