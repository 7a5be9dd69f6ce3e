import { randomUUID } from 'node:crypto';
import * as contracts from 'shared-contracts';
import { saveCompany } from '../factories/index.ts';
import { row, type AccessRow } from './access-row.ts';
import type { AccessWorld } from './access-world.ts';

const anybody = [200, 200, 200, 200] as const;
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
  row(contracts.listJobs, anybody),
  row(contracts.searchJobs, anybody),
  row(contracts.getJob, anybody, job),
  row(contracts.getJobQuestions, anybody, job),
  row(contracts.getJobSharePicture, anybody, job),
  row(contracts.listCompanies, anybody),
  row(contracts.getCompany, anybody, company),
  row(contracts.listCompanyJobs, anybody, company),
  row(contracts.getCompanyLogo, anybody, logo),
  row(contracts.listJobTypes, anybody),
  row(contracts.listExperienceLevels, anybody),
  row(contracts.listCities, anybody),
  row(contracts.listCategories, anybody),
];

const forMachines: AccessRow[] = [
  row(contracts.getJobFeed, anybody),
  row(contracts.getSitemapIndex, anybody),
  row(contracts.getJobsSitemap, anybody, () => ({ variables: { part: '1' } })),
  row(contracts.getCompaniesSitemap, anybody, () => ({ variables: { part: '1' } })),
  // The database has no ingested jobs, so the search has no categories.
  row(contracts.getCategoriesSitemap, unknown),
  row(contracts.getStaticSitemap, anybody),
  row(contracts.getHealth, anybody),
];

/** No blog is configured in these tests. */
const blog: AccessRow[] = [
  row(contracts.listBlogPosts, [503, 503, 503, 503]),
  row(contracts.getBlogPicture, unknown, () => ({ variables: { hash: randomUUID() } })),
];

/** Routes with the same answer for every caller. They read no session. */
export const publicRows: readonly AccessRow[] = [...catalogue, ...forMachines, ...blog];
