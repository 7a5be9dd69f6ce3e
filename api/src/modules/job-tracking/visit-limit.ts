import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { ThrottlerStorage } from '@nestjs/throttler';
import type { TrackingSource } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';

const purpose = 'visit';
const windowMs = 3_600_000;

/** Visits of one network address that count within an hour: by one link, and altogether. Offices share an address. */
export const perLink = 30;
export const perAddress = 200;

export interface Visit {
  /** Network address of the visitor. */
  address: string;
  jobId: number;
  source: TrackingSource;
}

/**
 * What one address can add to the counts. The second limit keeps a loop over all jobs from making rows without an end. No
 * address is kept: nobody reads the keys without our secret.
 */
@Injectable()
export class VisitLimit {
  private readonly key: Buffer;

  constructor(
    @Inject(ThrottlerStorage) private readonly counts: ThrottlerStorage,
    { secret }: AccountsConfig,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  }

  /** Whether it counts. One that has had its share altogether makes no row for each link. */
  async take({ address, jobId, source }: Visit): Promise<boolean> {
    return (await this.isWithin(perAddress, address)) && this.isWithin(perLink, address, `${jobId}/${source}`);
  }

  private async isWithin(limit: number, ...of: string[]): Promise<boolean> {
    const name = createHmac('sha256', this.key).update(of.join(' ')).digest('base64url');
    const { isBlocked } = await this.counts.increment(`${purpose}:${name}`, windowMs, limit, 0, purpose);
    return !isBlocked;
  }
}
