/** How long what is kept, as PostgreSQL reads it. The privacy policy says the same, which `LegalPage.test.tsx` holds it to. */
export const retentionPeriods = {
  /** Of an account whose address nobody confirmed. */
  unverifiedAccount: '7 days',
  /** Of an account that nobody uses, until it is warned. */
  idleAccount: '24 months',
  /** Between the warning of an idle account and its end, at least. */
  idleWarning: '30 days',
  /** Of applications and interviews, since their job ended and since they took place. */
  endedJob: '12 months',
  /** Of mails that were sent, cancelled or given up, and of whom campaigns went to. */
  endedMail: '12 months',
  /** Of mails that may have arrived: for an operator to look after. Shorter than the policy says. */
  uncertainMail: '30 days',
  contactMessage: '24 months',
  /** Since a company last said something about itself. */
  waitlistSignup: '24 months',
  /** Of what a visitor asked to be told of: unanswered, and answered since; and of the mail that asked whether they want it. */
  alertRequest: '7 days',
  /** Of alerts without an account that were turned off. The address is suppressed for longer, as a hash that names nobody. */
  endedAlerts: '30 days',
  /** Of mails that an address could not take, as hashes. */
  softBounce: '30 days',
  /** Of who did what: the privacy policy's logs. */
  auditEvent: '12 months',
  /** Of visits told by the day: older ones are one number for each job and source. */
  trackingDay: '12 months',
  /** Of opens and clicks of mails: they name a mail by a random number, and nobody. */
  campaignEvent: '12 months',
} as const;
