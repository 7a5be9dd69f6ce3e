import type { ClientBase } from 'pg';
import { slugify } from 'shared-contracts';
import { toDatabaseJson } from '../../jobs/index.ts';
import type { NormalizedCompany } from '../normalize/company.parser.ts';

/** Writes only new and changed companies. A changed logo address clears the stored logo. */
const upsert = `
  insert into companies (id, source, external_id, slug, name, industry, location, website, description, employees, logo_url)
  select coalesce(c.id, nextval('companies_id_seq'))::int as id, $1, r."externalId",
    coalesce(c.slug, r.slug || '-' || currval('companies_id_seq')), r.name, r.industry, r.location, r.website,
    r.description, r.employees, r."logoUrl"
  from jsonb_to_recordset($2) as r ("externalId" text, slug text, name text, industry text, location text, website text,
    description text, employees int, "logoUrl" text)
  left join companies c on c.source = $1 and c.external_id = r."externalId"
  where c.id is null or (c.name, c.industry, c.location, c.website, c.description, c.employees, c.logo_url)
    is distinct from (r.name, r.industry, r.location, r.website, r.description, r.employees, r."logoUrl")
  on conflict (source, external_id) do update set
    name = excluded.name, industry = excluded.industry, location = excluded.location, website = excluded.website,
    description = excluded.description, employees = excluded.employees, logo_url = excluded.logo_url,
    logo_hash = case when companies.logo_url is not distinct from excluded.logo_url then companies.logo_hash end,
    updated_at = now()
  returning id
`;

const slugOf = (name: string) => slugify(name).slice(0, 80).replace(/-$/, '') || 'empresa';

/**
 * Ids of added and changed companies. Companies that the source no longer lists are retained, because jobs reference
 * them.
 */
export async function applyCompanies(
  client: ClientBase,
  source: string,
  companies: readonly NormalizedCompany[],
): Promise<number[]> {
  const rows = companies.map((company) => ({ ...company, slug: slugOf(company.name) }));
  const { rows: changed } = await client.query<{ id: number }>(upsert, [source, toDatabaseJson(rows)]);
  return changed.map(({ id }) => id);
}
