import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { TrackingSource } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { deriveKey } from '../../security/secrets.format.ts';

const purpose = 'visit';
const windowMs = 3_600_000;

/** Counted visits of one network address per hour: per link, and in total. Offices share an address. */
export const perLink = 30;
export const perAddress = 200;

export interface Visit {
  /** Network address of the visitor. */
  address: string;
  jobId: number;
  source: TrackingSource;
}

/**
 * Limits the visits that one address adds to the counts. The second limit bounds the rows that a loop over all jobs can
 * create. Addresses are not stored: the keys are hashed with a secret.
 */
@Injectable()
export class VisitLimit {
  private readonly key: Buffer;

  constructor(
    @Inject(ThrottlerStorage) private readonly counts: ThrottlerStorage,
    { secret }: AccountsConfig,
  ) {
    this.key = deriveKey(secret, purpose);
  }

  /** Whether the visit is counted. An address beyond the total limit creates no rows per link. */
  async take({ address, jobId, source }: Visit): Promise<boolean> {
    return (await this.isWithin(perAddress, address)) && this.isWithin(perLink, address, `${jobId}/${source}`);
  }

  private async isWithin(limit: number, ...of: string[]): Promise<boolean> {
    const name = createHmac('sha256', this.key).update(of.join(' ')).digest('base64url');
    const { isBlocked } = await this.counts.increment(`${purpose}:${name}`, windowMs, limit, 0, purpose);
    return !isBlocked;
  }
}
