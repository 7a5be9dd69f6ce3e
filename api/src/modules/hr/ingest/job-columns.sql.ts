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
const record = [...staged.map(([, type, name]) => `"${name}" ${type}`), '"postedAt" timestamptz'].join(', ');
const updates = staged.map(([column]) => `${column} = excluded.${column}`).join(', ');

/**
 * Stored, new or not, by (source, external_id). The slug is given once and stays, so that addresses do. A job that was
 * already closed when it first came is not taken in: nobody ever saw it.
 */
export const upsertChangedJobs = `
  insert into jobs (id, source, external_id, slug, company_id, category_id, status, closed_at, posted_at, content_hash,
    ${columns})
  select ch.id, $1, ch.external_id, (ch.payload ->> 'slug') || '-' || ch.id, c.id, k.id, ch.status,
    case when ch.status = 'closed' then now() end, coalesce(r."postedAt", now()), ch.content_hash, ${values}
  from changed_jobs ch
  join companies c on c.source = $1 and c.external_id = ch.payload ->> 'companyExternalId'
  left join categories k on k.slug = ch.payload ->> 'categorySlug'
  cross join lateral jsonb_to_record(ch.payload) as r (${record})
  where not (ch.is_new and ch.status = 'closed')
  on conflict (source, external_id) do update set
    company_id = excluded.company_id, category_id = excluded.category_id, status = excluded.status,
    closed_at = case when excluded.status = 'closed' then coalesce(jobs.closed_at, now()) end,
    posted_at = coalesce((select (ch.payload ->> 'postedAt')::timestamptz from changed_jobs ch where ch.id = jobs.id),
      jobs.posted_at),
    content_hash = excluded.content_hash, updated_at = now(), missed_reads = 0, ${updates}
  returning id
`;
