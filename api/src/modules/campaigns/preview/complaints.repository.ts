export interface Complaints {
  sent: number;
  complaints: number;
}

export abstract class ComplaintsRepository {
  /** For campaigns started in the last thirty days. */
  abstract lately(): Promise<Complaints>;
}
