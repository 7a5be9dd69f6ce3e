/** Rows whose time is over. Each answers how many it deleted. */
export abstract class ExpiredRowsRepository {
  abstract deleteSessions(now: Date): Promise<number>;
  /** Of mailed links. */
  abstract deleteTokens(now: Date): Promise<number>;
  abstract deleteMails(now: Date): Promise<number>;
  abstract deleteContactMessages(now: Date): Promise<number>;
  abstract deleteWaitlistSignups(now: Date): Promise<number>;
}
