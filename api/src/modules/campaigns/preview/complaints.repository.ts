export interface Complaints {
  sent: number;
  complaints: number;
}

export abstract class ComplaintsRepository {
  /** Of the campaigns that began in the last thirty days. */
  abstract lately(): Promise<Complaints>;
}
