/** The campaigns of an SQL array whose rows are counted. */
export const withoutTotals = (campaigns: string) =>
  `array(select unnest(${campaigns}) except select campaign_id from campaign_totals)`;

/** Rows (id, state, count) of an SQL array of campaigns, stored or counted. */
export const stateCounts = (campaigns: string) => `
  select campaign_id as id, state, count(*)::int as count
  from campaign_recipients where campaign_id = any(${withoutTotals(campaigns)}) group by campaign_id, state
  union all
  select campaign_id, state, count::int
  from campaign_totals, jsonb_each_text(counts) as stored (state, count) where campaign_id = any(${campaigns})`;

/**
 * A mail counts as opened by a human if there is any human event; otherwise as opened by a machine.
 * @param campaigns SQL array
 */
export const countedFigures = (campaigns: string) => `
  select campaign_id as campaign,
    count(*) filter (where kind = 'open' and not is_machine)::int as opens,
    count(*) filter (where kind = 'click' and not is_machine)::int as clicks,
    count(*) filter (where kind = 'open' and is_machine)::int as "machineOpens",
    count(*) filter (where kind = 'click' and is_machine)::int as "machineClicks"
  from (
    select campaign_id, kind, mail, bool_and(is_machine) as is_machine
    from campaign_events where campaign_id = any(${campaigns}) group by campaign_id, kind, mail
  ) mails
  group by campaign_id`;

const endedAt = 'coalesce(c.sent_at, c.updated_at)';

/**
 * Campaigns that ended more than a day ago and have no totals, or totals of another day within the first month, in which opens and
 * clicks are expected. $1 time, $2 statuses
 */
export const dueTotals = `
  select c.id from campaigns c left join campaign_totals t on t.campaign_id = c.id
  where c.status = any($2) and ${endedAt} <= $1::timestamptz - interval '1 day'
    and (t.counted_at is null
      or t.counted_at <= least($1::timestamptz - interval '1 day', ${endedAt} + interval '30 days'))
  order by c.id`;

/** Locks the campaign, unless an admin has resumed it: its recipients do not change until the totals are stored. $1 campaign, $2 statuses */
export const lockEnded = 'select from campaigns where id = $1 and status = any($2) for share';

/** $1 campaign, $2 time */
export const storeTotals = `
  insert into campaign_totals (campaign_id, counts, opens, clicks, machine_opens, machine_clicks, counted_at)
  select $1,
    coalesce((select jsonb_object_agg(state, count) from (
      select state, count(*) from campaign_recipients where campaign_id = $1 group by state) states), '{}'),
    coalesce(opens, 0), coalesce(clicks, 0), coalesce("machineOpens", 0), coalesce("machineClicks", 0), $2::timestamptz
  from (select) one left join (${countedFigures('array[$1::int]')}) figures on true
  on conflict (campaign_id) do update
  set counts = excluded.counts, opens = excluded.opens, clicks = excluded.clicks, machine_opens = excluded.machine_opens,
    machine_clicks = excluded.machine_clicks, counted_at = excluded.counted_at`;
