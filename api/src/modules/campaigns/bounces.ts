/** By our name for the mail, or by the provider's. */
export type BouncedMail = { recipientId: string } | { providerId: string };

/** `hard`: there is no such address. `soft`: it could not be delivered this time. `complaint`: its reader called it spam. */
export type BounceKind = 'hard' | 'soft' | 'complaint';

/** Port: notes at its recipient that a mail came back, or was complained about, and suppresses the address where that is due. The same again changes nothing. */
export abstract class Bounces {
  /** `reason` may name addresses: they are taken out. False: no mail of ours. */
  abstract note(mail: BouncedMail, kind: BounceKind, reason: string): Promise<boolean>;
}
