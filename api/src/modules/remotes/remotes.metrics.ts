import { Injectable } from '@nestjs/common';
import { Counter, Registry } from 'prom-client';
import type { FlipAction } from 'shared-contracts';

/** Who changed what visitors get: an admin, a deploy token, or the platform by itself. */
type FlipAuthor = 'admin' | 'token' | 'platform';

/** Flips of this process. Those of the command line are only in the audit log. */
@Injectable()
export class RemotesMetrics {
  private readonly flips: Counter<'action' | 'by'>;

  constructor(registry: Registry) {
    this.flips = new Counter({
      name: 'remote_flips_total',
      help: 'Changes of what visitors get of remotes, by action and author',
      labelNames: ['action', 'by'],
      registers: [registry],
    });
    // Prometheus computes an increase only from a sample that exists.
    this.flips.inc({ action: 'abort', by: 'platform' }, 0);
  }

  count(action: FlipAction, by: FlipAuthor): void {
    this.flips.inc({ action, by });
  }
}
