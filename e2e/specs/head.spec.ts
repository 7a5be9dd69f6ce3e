import type { APIRequestContext } from '@playwright/test';
import { anyJob, jobDetail, search } from '../fixtures/catalogue.ts';
import { expect, test } from '../fixtures/test.ts';

/** The raw response, as a link preview bot receives it: one request, no scripts. */
async function raw(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  const html = await answer.text();
  const attribute = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    status: answer.status(),
    headers: answer.headers(),
    html,
    title: attribute(/<title>([^<]*)</),
    description: attribute(/<meta name="description" content="([^"]*)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]*)"/),
    robots: attribute(/<meta name="robots" content="([^"]*)"/),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, language]) => language,
    ),
    structured: [...html.matchAll(/<script type="application\/ld\+json"[^<>]*>([^<]*)<\/script>/g)].flatMap(
      ([, text]) => JSON.parse(text!),
    ) as Record<string, unknown>[],
  };
}

const ofType = (nodes: Record<string, unknown>[], type: string) =>
  nodes.flatMap(flatten).find((node) => node['@type'] === type);
const flatten = (node: Record<string, unknown>) =>
  Array.isArray(node['@graph']) ? (node['@graph'] as Record<string, unknown>[]) : [node];

test('T1–T14: every job of three pages has valid structured data', async ({ request }) => {
  const pages = await Promise.all(['page=1', 'page=5', 'postedWithin=1m&page=2'].map(search));
  for (const card of pages.flatMap((page) => page.items)) {
    const job = await jobDetail(card.id);
    const page = await raw(request, `/jobs/${card.slug}`);
    const posting = ofType(page.structured, 'JobPosting');
    expect(posting, card.slug).toBeDefined();
    expect(posting?.['title']).toBe(job.title);
    expect(posting?.['datePosted']).toMatch(/^\d{4}-\d{2}-\d{2}/);
    expect(posting?.['validThrough']).toBeDefined();
    expect(JSON.stringify(posting)).not.toMatch(/null|<script/);
    expect(posting?.['jobLocationType'] === 'TELECOMMUTE').toBe(job.workplace === 'remote');
    expect('baseSalary' in (posting ?? {})).toBe(job.salary !== null);
  }
});

test('T21–T23, T27: an absolute canonical, three alternates, social tags, in both languages', async ({
  request,
  baseURL,
}) => {
  const { slug } = await anyJob();
  const pt = await raw(request, `/jobs/${slug}`);
  const en = await raw(request, `/jobs/${slug}?lng=en`);
  expect(pt.canonical).toBe(`${baseURL}/jobs/${slug}`);
  expect(en.canonical).toBe(`${baseURL}/jobs/${slug}?lng=en`);
  for (const page of [pt, en]) {
    expect(page.alternates.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'en',
      'pt-PT',
      'x-default',
    ]);
    expect(page.title?.length).toBeLessThanOrEqual(75);
    expect(page.description?.length).toBeLessThanOrEqual(160);
    for (const name of ['og:title', 'og:description', 'og:url', 'og:type', 'og:site_name', 'og:locale']) {
      expect(page.html).toContain(`property="${name}"`);
    }
  }
  expect(pt.html).toMatch(/<html lang="pt/);
  expect(en.html).toMatch(/<html lang="en/);
});

test('T15, T24: the list is one ItemList; keyword searches are not indexed', async ({ request, baseURL }) => {
  const list = await raw(request, '/jobs?page=2');
  const items = ofType(list.structured, 'ItemList')!['itemListElement'] as { position: number; url: string }[];
  expect(items.map((item) => item.position)).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
  expect(list.canonical).toBe(`${baseURL}/jobs?page=2`);
  expect(ofType(list.structured, 'JobPosting')).toBeUndefined();
  const keyword = await raw(request, '/jobs?keyword=enfermeiro&utm_source=x');
  expect(keyword.robots).toContain('noindex');
  expect(keyword.canonical).toBe(`${baseURL}/jobs`);
});

test('T25: the number of a job redirects to the canonical address', async ({ request }) => {
  const job = await anyJob();
  const byNumber = await raw(request, `/jobs/${job.id}`);
  expect([byNumber.status, byNumber.headers['location']]).toEqual([301, `/jobs/${job.slug}`]);
});

test('T29: unknown addresses respond with 404, and malformed ones with no server error', async ({ request }) => {
  expect((await raw(request, '/jobs/nao-existe-99999999')).status).toBe(404);
  expect((await raw(request, '/nao/existe')).status).toBe(404);
  expect((await raw(request, '/%E0%A4%A')).status).toBeLessThan(500);
});

test('the policy has hashes of the scripts and a nonce for styles, neither unsafe-inline nor unsafe-eval', async ({
  request,
}) => {
  const [one, other] = [await raw(request, '/jobs'), await raw(request, '/jobs')];
  const policy = one.headers['content-security-policy']!;
  expect(policy).toMatch(/script-src 'self' 'sha256-[^';]+' 'sha256-[^';]+'; style-src 'self' 'nonce-/);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toBe(other.headers['content-security-policy']);
});

test('hydration does not change the title of a search', async ({ page, request }) => {
  for (const address of [
    '/jobs',
    '/jobs?keyword=enfermeiro&location=Porto',
    '/jobs?location=Porto&page=2',
    '/jobs?category=tecnologia&lng=en',
    `/jobs?keyword=enfermeiro${'+enfermeiro'.repeat(8)}`,
  ]) {
    const { title } = await raw(request, address);
    await page.goto(address);
    await page.getByRole('complementary').getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/withPay=/);
    await page.goBack();
    await expect(page).toHaveTitle(title!);
  }
});
