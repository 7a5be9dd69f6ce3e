/** Columns of `jobs` that are taken from a staged job: column, type, name in the payload. */
const staged: readonly (readonly [column: string, type: string, name: string])[] = [
  ['title', 'text', 'title'],
  ['places', 'jsonb', 'places'],
  ['city', 'text', 'city'],
  ['location', 'text', 'location'],
  ['workplace', 'text', 'workplace'],
  ['job_types', 'text[]', 'jobTypes'],
  ['experience_level', 'text', 'experienceLevel'],
  ['description', 'text', 'description'],
  ['requirements', 'text', 'requirements'],
  ['benefits', 'text', 'benefits'],
  ['snippet', 'text', 'snippet'],
  ['salary_min', 'numeric', 'salaryMin'],
  ['salary_max', 'numeric', 'salaryMax'],
  ['salary_currency', 'text', 'salaryCurrency'],
  ['salary_period', 'text', 'salaryPeriod'],
  ['salary_payments', 'int', 'salaryPayments'],
  ['salary_text', 'text', 'salaryText'],
  ['tags', 'text[]', 'tags'],
  ['language', 'text', 'language'],
  ['is_featured', 'boolean', 'isFeatured'],
  ['featured_until', 'timestamptz', 'featuredUntil'],
  ['closes_at', 'timestamptz', 'closesAt'],
  ['source_updated_at', 'timestamptz', 'sourceUpdatedAt'],
];

const columns = staged.map(([column]) => column).join(', ');
const values = staged.map(([, , name]) => `r."${name}"`).join(', ');
const record = staged.map(([, type, name]) => `"${name}" ${type}`).join(', ');
const updates = staged.map(([column]) => `${column} = excluded.${column}`).join(', ');

/**
 * Stores jobs, new or not, by (source, external_id); $2 is a list of `WritableJob`. The slug is given once and stays, so
 * that addresses do; so does the time of posting where the source tells none.
 */
export const upsertJobs = `
  insert into jobs (id, source, external_id, slug, company_id, category_id, status, closed_at, posted_at, content_hash,
    ${columns})
  select r.id, $1, r."externalId", r.slug || '-' || r.id, c.id, k.id, r.status, case when r.status = 'closed' then now() end,
    coalesce(r."postedAt", known.posted_at, now()), s.content_hash, ${values}
  from jsonb_to_recordset($2) as r (id int, "externalId" text, slug text, "companyExternalId" text, "categorySlug" text,
    status text, "postedAt" timestamptz, ${record})
  join staged_jobs s on s.external_id = r."externalId"
  join companies c on c.source = $1 and c.external_id = r."companyExternalId"
  left join categories k on k.slug = r."categorySlug"
  left join jobs known on known.id = r.id
  on conflict (source, external_id) do update set
    company_id = excluded.company_id, category_id = excluded.category_id, status = excluded.status,
    closed_at = case when excluded.status = 'closed' then coalesce(jobs.closed_at, now()) end,
    posted_at = excluded.posted_at, content_hash = excluded.content_hash, updated_at = now(), missed_reads = 0, ${updates}
  returning id
`;
