import { Injectable } from '@nestjs/common';

/** How long admins wait, and are told. Milliseconds. */
@Injectable()
export class CampaignTimes {
  /** A small audience has its mails within this, so that the answer to sending tells what became of them. The whole call may take two seconds. */
  readonly answer: number = 1500;
  /** Between two looks at the rows, for an event stream. */
  readonly look: number = 500;
  /** Without news something is written after this, so that no proxy takes the connection for dead. */
  readonly beat: number = 15_000;
  /** A stream ends after this, and its reader comes again as whoever they are by then. */
  readonly stream: number = 300_000;
}
