/** An open or a click, by a human or a machine. */
export interface MailEvent {
  campaign: number;
  /** Random id of the mail, 8 bytes. */
  mail: Buffer;
  kind: 'open' | 'click';
  /** 0: the pixel, or the hidden link. */
  job: number;
  isMachine: boolean;
}

export abstract class MailEventsRepository {
  /** Once per mail, kind and job; a human event replaces a machine event. Ignored for a deleted campaign. */
  abstract add(event: MailEvent): Promise<void>;

  /** Returns the number of deleted rows. */
  abstract deleteOld(now: Date): Promise<number>;
}
