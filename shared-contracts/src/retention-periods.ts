/** Retention periods as PostgreSQL intervals. `LegalPages.test.tsx` checks that the privacy policy states the same. */
export const retentionPeriods = {
  /** Accounts with an unverified address. */
  unverifiedAccount: '7 days',
  /** Inactivity of an account until its owner is warned. */
  idleAccount: '24 months',
  /** Minimum time between the warning and the deletion of an idle account. */
  idleWarning: '30 days',
  /** Applications after their job ended, and interviews after they took place. */
  endedJob: '12 months',
  /** Mails that were sent, canceled or failed, and recipients of campaigns. */
  endedMail: '12 months',
  /** Uncertain deliveries, for operators. Shorter than stated in the policy. */
  uncertainMail: '30 days',
  contactMessage: '24 months',
  /** Waitlist entries after their last change. */
  waitlistSignup: '24 months',
  /** Alert requests of visitors, confirmed or not, and their confirmation mails. */
  alertRequest: '7 days',
  /** Ended subscriptions without an account. The address is suppressed for longer, as a hash. */
  endedAlerts: '30 days',
  /** Soft bounces, as hashes of the address. */
  softBounce: '30 days',
  /** Audit events, called logs in the privacy policy. */
  auditEvent: '12 months',
  /** Daily visit counts. Older counts are aggregated per job and source. */
  trackingDay: '12 months',
  /** Opens and clicks of mails, which contain a random mail id and no personal data. */
  campaignEvent: '12 months',
  /** Reports of browsers by three hours and their errors, without personal data; and their counts by minute and half-hour. */
  clientReport: '30 days',
  clientReportMinute: '2 days',
} as const;
