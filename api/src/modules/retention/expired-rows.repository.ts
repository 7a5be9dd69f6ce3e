/** Rows of domains that only write them, once their time is over. Each answers how many it deleted. */
export abstract class ExpiredRowsRepository {
  abstract deleteMails(now: Date): Promise<number>;
  abstract deleteContactMessages(now: Date): Promise<number>;
  abstract deleteWaitlistSignups(now: Date): Promise<number>;
}
