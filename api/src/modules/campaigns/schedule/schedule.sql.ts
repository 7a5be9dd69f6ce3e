import { brand } from 'shared-contracts';

/**
 * Runs of the last month and of the next two, as of $1. PostgreSQL's time zone data applies: a skipped hour uses the offset
 * before the change, and a repeated hour uses the second occurrence.
 */
const runs = `
  with runs as (
    select s.frequency, s.is_on, s.subject, s.updated_at, s.frequency || ':' || to_char(d, 'YYYY-MM-DD') as period,
           (d::date + s.local_time) at time zone '${brand.timeZone}' as at
    from campaign_schedule s,
         (select ($1::timestamptz at time zone '${brand.timeZone}')::date as today) t,
         generate_series(t.today - 31, t.today + 62, interval '1 day') d
    where s.day = case s.frequency when 'weekly' then extract(isodow from d) else extract(day from d) end
  )`;

export const read = `
  ${runs}
  select s.frequency, s.is_on as "isOn", s.subject, to_char(s.local_time, 'HH24:MI') as time, s.day, s.version,
    (select min(r.at) from runs r
     where r.frequency = s.frequency and r.is_on and r.at > $1
       and not exists (select from campaigns c where c.period = r.period)) as "nextAt"
  from campaign_schedule s order by s.frequency = 'monthly'`;

export const createDue = `
  ${runs}
  insert into campaigns (name, subject, frequency, status, scheduled_at, period)
  select distinct on (frequency) subject, subject, frequency, 'scheduled', at, period
  from runs where is_on and at <= $1 and at > updated_at
  order by frequency, at desc
  on conflict (period) do nothing
  returning id`;

export const startDue = `
  update campaigns set status = 'sending', updated_at = now()
  where status = 'scheduled' and scheduled_at <= $1 and scheduled_at >= $1::timestamptz - make_interval(hours => $2)`;

export const lock = 'select version from campaign_schedule order by frequency for update';

export const write = `
  update campaign_schedule set is_on = $2, subject = $3, local_time = $4, day = $5, updated_at = $6 where frequency = $1`;
