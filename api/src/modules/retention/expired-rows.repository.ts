/** Deletes expired rows of domains that only write them. Each method returns the number of deleted rows. */
export abstract class ExpiredRowsRepository {
  abstract deleteMails(now: Date): Promise<number>;
  /** Mails with an uncertain delivery. */
  abstract deleteUncertainMails(now: Date): Promise<number>;
  /** Last mails to erased accounts, whatever their result. */
  abstract deleteLastMails(now: Date): Promise<number>;
  abstract deleteContactMessages(now: Date): Promise<number>;
  abstract deleteWaitlistSignups(now: Date): Promise<number>;
  abstract deleteAuditEvents(now: Date): Promise<number>;
  /** Inputs that crashed a decoder; afterwards they may be fetched and decoded again. */
  abstract deleteDecoderFailures(now: Date): Promise<number>;
  /** Counters of clients without a later request. */
  abstract deleteThrottleCounts(now: Date): Promise<number>;
}
