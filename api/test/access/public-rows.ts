import { randomUUID } from 'node:crypto';
import * as contracts from 'shared-contracts';
import { saveCompany } from '../factories/index.ts';
import { row, type AccessRow } from './access-row.ts';
import type { AccessWorld } from './access-world.ts';

const allAllowed = [200, 200, 200, 200] as const;
const unknown = [404, 404, 404, 404] as const;

const job = async (world: AccessWorld) => ({ variables: { id: String(await world.job()) } });
const company = async (world: AccessWorld) => ({
  variables: { companyId: String((await saveCompany(world.api.database)).id) },
});

async function logo(world: AccessWorld) {
  const hash = randomUUID();
  const insert = 'insert into company_logos (hash, content_type, bytes) values ($1, $2, $3)';
  await world.api.database.query(insert, [hash, 'image/svg+xml', Buffer.from('<svg/>')]);
  return { variables: { hash } };
}

const catalogue: AccessRow[] = [
  row(contracts.listJobs, allAllowed),
  row(contracts.listHomeJobs, allAllowed),
  row(contracts.searchJobs, allAllowed),
  row(contracts.getJobPay, allAllowed),
  row(contracts.listJobCompanies, allAllowed),
  row(contracts.countJobsByPlace, allAllowed),
  row(contracts.suggestSearches, allAllowed),
  row(contracts.getJob, allAllowed, job),
  row(contracts.getJobQuestions, allAllowed, job),
  row(contracts.getJobSharePicture, allAllowed, job),
  row(contracts.listCompanies, allAllowed),
  row(contracts.listHomeCompanies, allAllowed),
  row(contracts.getCompany, allAllowed, company),
  row(contracts.getCompanyFigures, allAllowed, company),
  row(contracts.listCompanyJobs, allAllowed, company),
  row(contracts.getCompanyLogo, allAllowed, logo),
  row(contracts.listJobTypes, allAllowed),
  row(contracts.listExperienceLevels, allAllowed),
  row(contracts.listCities, allAllowed),
  row(contracts.listCategories, allAllowed),
];

const forMachines: AccessRow[] = [
  row(contracts.getJobFeed, allAllowed),
  row(contracts.getSitemapIndex, allAllowed),
  row(contracts.getJobsSitemap, allAllowed, () => ({ variables: { part: '1' } })),
  row(contracts.getCompaniesSitemap, allAllowed, () => ({ variables: { part: '1' } })),
  // The database has no ingested jobs, so the search has no categories.
  row(contracts.getCategoriesSitemap, unknown),
  row(contracts.getStaticSitemap, allAllowed),
  row(contracts.getHealth, allAllowed),
];

/** No blog is configured in these tests. */
const blog: AccessRow[] = [
  row(contracts.listBlogPosts, [503, 503, 503, 503]),
  row(contracts.getBlogPicture, unknown, () => ({ variables: { hash: randomUUID() } })),
];

/** Counts are written later. They contain nothing about the caller. */
const clientReport = {
  payload: { path: '/', language: 'pt', signedIn: false, sampling: 1, remotes: [], events: [], vitals: [] },
};
const reports: AccessRow[] = [
  row(contracts.reportClientEvents, [204, 204, 204, 204], () => clientReport, { changes: false }),
];

/** Routes with the same response for every caller. They read no session. */
export const publicRows: readonly AccessRow[] = [...catalogue, ...forMachines, ...blog, ...reports];
