import { Injectable } from '@nestjs/common';
import { CachePurger } from 'server-kit';
import { PageCacheConfig } from '../../config/page-cache.config.ts';
import { IntervalService } from '../../queue/interval.task.ts';
import {
  CatalogueChangesRepository,
  type CatalogueChanges,
  type CatalogueState,
} from './catalogue-changes.repository.ts';

/** With the repeated requests of `CachePurger`, a change is visible behind a shared cache within a second. */
const seconds = 0.2;

/** With more jobs, all pages are removed. */
const mostJobs = 500;

/** Surrogate keys of the pages that show a change (`surrogateKeysOf` of the HTML server). */
export function keysOf({ isComplete, jobIds, companyIds }: CatalogueChanges): string[] {
  // A change without changed jobs: of companies, logos or lookups, which are on any page.
  if (!isComplete || jobIds.length === 0 || jobIds.length > mostJobs) return ['pages'];
  return ['lists', ...jobIds.map((id) => `job-${id}`), ...companyIds.map((id) => `company-${id}`)];
}

/**
 * Removes pages from shared caches when the catalogue changes. Nothing is stored: after a crash, and while the database does not respond,
 * pages expire. Every worker sends the same requests, which are idempotent.
 */
@Injectable()
export class PurgeTask extends IntervalService {
  private readonly purger: CachePurger;
  private known: CatalogueState | null = null;

  constructor(
    private readonly config: PageCacheConfig,
    private readonly changes: CatalogueChangesRepository,
  ) {
    super(seconds);
    this.purger = new CachePurger(config.purgeUrls, ({ url, reason }) =>
      this.logger.warn(`Pages were not purged at ${url}: ${reason}`),
    );
  }

  /** Without a shared cache the database is not queried. */
  override onApplicationBootstrap(): void {
    if (this.config.purgeUrls.length > 0) super.onApplicationBootstrap();
  }

  override onModuleDestroy(): Promise<void> {
    this.purger.close();
    return super.onModuleDestroy();
  }

  protected runOnce(): Promise<void> {
    return this.attempt('Changes of the catalogue could not be read', () => this.run(), undefined);
  }

  private async run(): Promise<void> {
    const state = await this.changes.state();
    const known = this.known ?? state;
    if (known.version !== state.version || known.change !== state.change) {
      const keys = keysOf(await this.changes.between(known, state));
      // Not awaited: its repeated requests are sent while the next changes are read.
      void this.purger.purge(keys);
    }
    this.known = state;
  }
}
