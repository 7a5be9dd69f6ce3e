/**
 * Why the subscriber `s` gets nothing of a campaign, in the order in which it is asked; null: they are mailed, if there are
 * jobs for them. The one place that says so, for counting, freezing, claiming and leaving.
 * @param frequency expression for the campaign's
 */
export const exclusionOf = (frequency: string) => `
  case
    when not s.subscription_status then 'unsubscribed'
    when s.confirmed_at is null then 'unconfirmed'
    when s.frequency not in (${frequency}, 'both') then 'otherFrequency'
    when s.paused_until > now() then 'paused'
    when s.address_hash is null
      or exists (select from suppressed_addresses suppressed where suppressed.hash = s.address_hash) then 'suppressed'
  end`;

export const isEligible = (frequency: string) => `(${exclusionOf(frequency)}) is null`;

/** Whatever was mailed, is being mailed, may have been mailed, or was applied for. Nobody hears of it again. */
const known = `
  s.mailed_jobs
  || array(select unnest(r.jobs) from campaign_recipients r
      where r.subscriber_id = s.id and r.state in ('sending', 'uncertain'))
  || case when s.user_id is null then '{}' else array(select a.job_id from applications a where a.user_id = s.user_id) end
  || array(select a.job_id from applications a where a.user_id is null and lower(a.email) = lower(s.email))`;

/** One text for equal preferences, which is read once; see `toPreferences`. */
const wants = `
  json_build_array(
    s.follows_categories,
    s.interested_categories,
    case when s.user_id is null then '{}'
      else array(select f.company_id from company_follows f where f.user_id = s.user_id order by f.company_id) end,
    array(select q.query from saved_searches q where q.subscriber_id = s.id order by q.query),
    u.location)`;

const people = (condition: string) => `
  select s.id, s.email, s.first_name as "firstName", s.language, (${wants})::text as wants, (${known})::text as known
  from subscribers s left join users u on u.id = s.user_id
  where ${condition}`;

/** Of subscribers with the ids $1, in any order. */
export const peopleByIds = people('s.id = any ($1::uuid[])');

/** Of a campaign of frequency $1, those after the id $2, $3 at most, by id. */
export const peopleAfter = people(`s.id > $2::uuid and ${isEligible('$1::text')} order by s.id limit $3`);

/** How many of all subscribers a campaign of frequency $1 leaves out for which reason; null: for none. */
export const exclusionCounts = `
  select ${exclusionOf('$1::text')} as reason, count(*)::int as subscribers from subscribers s group by 1`;
