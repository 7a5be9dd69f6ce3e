/** Somebody, or something, opened a mail or followed one of its links. */
export interface MailEvent {
  campaign: number;
  /** Of the mail, 8 bytes. */
  mail: Buffer;
  kind: 'open' | 'click';
  /** 0: the pixel, or the link that nobody sees. */
  job: number;
  isMachine: boolean;
}

export abstract class MailEventsRepository {
  /** Once for each mail, kind and job; what a person does counts where a machine was first. Nothing for a campaign that is gone. */
  abstract add(event: MailEvent): Promise<void>;

  /** Answers how many went. */
  abstract deleteOld(now: Date): Promise<number>;
}
