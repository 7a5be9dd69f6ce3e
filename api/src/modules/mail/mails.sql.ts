/** Kinds of mail whose subject is a candidate and whose recipient is an interviewer or an assigned user. */
export const kindsToOthers = [
  'interviewer-planned',
  'interviewer-rescheduled',
  'interviewer-canceled',
  'interviewer-released',
  'interview-dropped',
  'interviewer-job-ended',
  'interviewer-withdrawn',
  'interview-outcome-due',
] as const;
export type MailKindToOthers = (typeof kindsToOthers)[number];

const hasNotEnded = 'coalesce(sent_at, cancelled_at, failed_at) is null';
/** A running process records a result in less than one minute (`SendMailHandler`). */
const isUncertain = `
  ${hasNotEnded} and claimed_at is not null and (error is not null or claimed_at < now() - interval '2 minutes')`;

/** The time as text: `Date` has only millisecond precision, which does not identify a claim. */
export const claim = `
  update mails set claimed_at = clock_timestamp(), error = null
  where key = $1 and recipient = $2 and ${hasNotEnded} and claimed_at is null returning claimed_at::text as at`;

export const isCurrentClaim = `key = :key and ${hasNotEnded} and claimed_at = :at::timestamptz`;
export const isCurrentClaimOrReleased = `key = :key and ${hasNotEnded} and coalesce(claimed_at, :at::timestamptz) = :at::timestamptz`;

export const uncertain = `
  select key, kind, claimed_at as "claimedAt", error from mails where ${isUncertain} order by claimed_at, key limit $1`;

export const release = `update mails set claimed_at = null, error = null where ${isUncertain} and key = any($1) returning key`;

export const confirm = `
  update mails set sent_at = claimed_at, error = null where ${isUncertain} and key = any($1) returning key`;

/**
 * By user id, because mails may have been sent to a former address, and by address, because mails to visitors have no user
 * id.
 */
export const deleteOfUser = `delete from mails where data ->> 'userId' = $1 or lower(recipient) = lower($2)`;

/** Found by the account or its address, which are indexed. Mails to interviewers have other recipients. */
export const readdress = `
  update mails set
    data = data || jsonb_build_object('userId', $1::int),
    recipient = case when ${hasNotEnded} then $2 else recipient end
  where ((data ->> 'userId' = $1::int::text or lower(recipient) = lower($2)) and data ->> 'applicationId' = any($3))
     or (data ->> 'userId' = $1::int::text and data ->> 'interviewId' is not null and kind <> all($4))`;

/** Excludes mails whose first attempt is scheduled for later (`EnqueueOptions.startAt`). */
export const health = `
  with waiting as (select key, created_at from mails where ${hasNotEnded} and claimed_at is null),
       later as (
         select data ->> 'key' as key from pgboss.job
         where name = 'send-mail' and state = 'created' and start_after > now() and data ->> 'attempt' is null
       )
  select
    (select count(*)::int from waiting) as waiting,
    (select count(*)::int from mails where failed_at > now() - interval '1 day') as failed,
    (select count(*)::int from mails where ${isUncertain}) as uncertain,
    (select min(created_at) from waiting where key not in (select key from later)) as "oldestDueAt"`;

export const list = `
  select kind, case when kind <> all($3) then recipient end as recipient, created_at as "createdAt", sent_at as "sentAt",
         cancelled_at as "cancelledAt", failed_at as "failedAt"
  from mails
  where data ->> 'userId' = $1 or lower(recipient) = lower($2)
  order by created_at, key`;
