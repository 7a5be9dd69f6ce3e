import type { JobStatus, ManagedJob } from 'shared-contracts';
import { jobColumns, jobTables, type JobRecord } from '../reading/job.sql.ts';
import { contentColumns } from '../writing/job-content.sql.ts';

/** A job for management, as selected by `managedColumns`. */
export interface ManagedJobRecord extends JobRecord {
  source: string;
  isActive: boolean;
  editedAt: Date | null;
  version: number;
  /** `status`, or closed if its closing date has passed. */
  shownStatus: JobStatus;
  applicationCount: number;
  questions: ManagedJob['questions'];
}

/** Value of the `source` columns for jobs created by admins. */
export const ownSource = 'api';

const shownStatus = `case when j.status = 'open' and j.closes_at <= now() then 'closed' else j.status end`;

/** Keyword, status, company; null matches all. `unaccent` folds like the search: "saude" finds "Saúde". */
const isWanted = `j.deleted_at is null
  and ($1 = '' or strpos(unaccent(lower(j.title)), unaccent(lower($1))) > 0
    or j.company_id in (select c.id from companies c where strpos(unaccent(lower(c.name)), unaccent(lower($1))) > 0))
  and ($2::text is null or ${shownStatus} = $2)
  and ($3::int is null or j.company_id = $3)`;

const managedColumns = `${jobColumns},
  j.source, j.is_active as "isActive", j.edited_at as "editedAt", j.version, ${shownStatus} as "shownStatus",
  (select count(*)::int from applications a where a.job_id = j.id and a.withdrawn_at is null) as "applicationCount",
  (select coalesce(json_agg(json_build_object('id', q.id, 'question', q.question, 'required', q.required)
    order by q.position, q.id), '[]') from job_questions q where q.job_id = j.id) as questions`;

export const findManagedJob = `select ${managedColumns} from ${jobTables} where j.id = $1 and j.deleted_at is null`;

/** $4: offset of the page, $5: page size. Scans each job once. A page beyond the end returns the last page. */
export const listManagedJobs = `
  with found as materialized (
    select j.id, j.posted_at from jobs j where ${isWanted}
  ), total as (
    select count(*)::int as jobs from found
  ), page as (
    select id from found order by posted_at desc, id desc
    offset (select least($4::bigint, greatest(jobs - 1, 0) / $5::int * $5::int) from total) limit $5
  )
  select ${managedColumns}, (select jobs from total) as total
  from page p, ${jobTables} where j.id = p.id order by j.posted_at desc, j.id desc`;

export const findReferences = `
  select (select name from companies where id = $1) as "companyName",
    $2::int is null or exists (select from categories where id = $2) as "hasCategory"`;

/** $1: a `JobContent` with its references to other tables. */
const sent = `jsonb_to_record($1) as r ("companyId" int, "categoryId" int, "postedAt" timestamptz, ${contentColumns.record})`;

/** $2: external id, $3: slug without the id. */
export const insertJob = `
  insert into jobs (id, source, external_id, slug, company_id, category_id, posted_at, ${contentColumns.columns})
  select n.id, '${ownSource}', $2, $3 || '-' || n.id, r."companyId", r."categoryId", coalesce(r."postedAt", now()),
    ${contentColumns.values}
  from (select nextval('jobs_id_seq')::int as id) n, ${sent}
  returning id`;

export const lockJob = `select version from jobs where id = $1 and deleted_at is null for update`;

/** $2: id of the job. */
export const replaceJob = `
  update jobs j set company_id = r."companyId", category_id = r."categoryId",
    posted_at = coalesce(r."postedAt", j.posted_at), updated_at = now(),
    edited_at = case when j.source <> '${ownSource}' then now() end,
    (${contentColumns.columns}) = row(${contentColumns.values})
  from ${sent}
  where j.id = $2 and j.deleted_at is null
  returning j.id`;

export const toggleJob = `
  update jobs set is_active = coalesce($2, not is_active), updated_at = now()
  where id = $1 and deleted_at is null
  returning id`;

export const deleteJob = `
  update jobs set deleted_at = now(), closed_at = coalesce(closed_at, now()), updated_at = now()
  where id = $1 and deleted_at is null
  returning deleted_at as "deletedAt"`;
