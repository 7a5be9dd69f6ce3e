/** Rows of domains that only write them, once their time is over. Each answers how many it deleted. */
export abstract class ExpiredRowsRepository {
  abstract deleteMails(now: Date): Promise<number>;
  /** Of which nobody said whether they arrived. */
  abstract deleteUncertainMails(now: Date): Promise<number>;
  /** Of accounts that are gone, however their last mail ended: nobody asks for it again. */
  abstract deleteLastMails(now: Date): Promise<number>;
  abstract deleteContactMessages(now: Date): Promise<number>;
  abstract deleteWaitlistSignups(now: Date): Promise<number>;
  abstract deleteAuditEvents(now: Date): Promise<number>;
  /** Inputs that ended a decoder: after this they may be fetched and decoded once more. */
  abstract deleteDecoderFailures(now: Date): Promise<number>;
  /** Of callers who have not come back since. */
  abstract deleteThrottleCounts(now: Date): Promise<number>;
}
