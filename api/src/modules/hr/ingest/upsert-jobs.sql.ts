import { contentColumns } from '../../jobs/index.ts';

const { columns, values, record, updates } = contentColumns;

/**
 * Inserts or updates jobs by (source, external_id). $2 is a list of `WritableJob`. The slug of the first insert is
 * retained for stable URLs. Without a posting time, or with one in the future, the time of the first read is used
 * (DESIGN §4).
 */
export const upsertJobs = `
  insert into jobs (id, source, external_id, slug, company_id, category_id, source_status, closed_at, posted_at,
    content_hash, source_updated_at, ${columns})
  select r.id, $1, r."externalId", r.slug || '-' || r.id, c.id, k.id, r.status, case when r.status = 'closed' then now() end,
    coalesce(case when r."postedAt" <= now() then r."postedAt" end, least(known.posted_at, now())), s.content_hash, r."sourceUpdatedAt", ${values}
  from jsonb_to_recordset($2) as r (id int, "externalId" text, slug text, "companyExternalId" text, "categorySlug" text,
    status text, "postedAt" timestamptz, "sourceUpdatedAt" timestamptz, ${record})
  join staged_jobs s on s.external_id = r."externalId"
  join companies c on c.source = $1 and c.external_id = r."companyExternalId"
  left join categories k on k.slug = r."categorySlug"
  left join jobs known on known.id = r.id
  on conflict (source, external_id) do update set
    company_id = excluded.company_id, category_id = excluded.category_id, source_status = excluded.source_status,
    closed_at = case when excluded.source_status = 'closed' then coalesce(jobs.closed_at, now()) end,
    posted_at = excluded.posted_at, content_hash = excluded.content_hash, updated_at = now(), missed_reads = 0,
    source_updated_at = excluded.source_updated_at, ${updates}
  returning id
`;
