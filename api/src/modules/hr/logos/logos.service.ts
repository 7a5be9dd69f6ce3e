import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { HrConfig } from '../../../config/hr.config.ts';
import { contentName } from '../../../outside/content-name.ts';
import { eachConcurrently } from '../../../outside/each-concurrently.ts';
import { fetchFile } from '../../../outside/fetch-file.ts';
import { imageTypeOf } from '../../../outside/image-type.ts';

const concurrency = 4;
export const imageLimit = 200 * 1024;
const timeoutMs = 10_000;

interface MissingLogo {
  id: number;
  address: string;
}

const store = `
  with stored as (
    insert into company_logos (hash, content_type, bytes) values ($1, $2, $3) on conflict (hash) do nothing
  )
  update companies set logo_hash = $1 where id = $4 and logo_url = $5
`;

/** Brings logos onto our own origin, so that a visitor's browser asks nobody else. */
@Injectable()
export class LogosService {
  private readonly logger = new Logger(LogosService.name);

  constructor(
    private readonly pool: Pool,
    private readonly config: HrConfig,
  ) {}

  /**
   * Fetches the logos that companies of a source name and that are not here yet. One that fails leaves its company without
   * a logo, and is tried again next time. Each is stored by itself: a crash loses at most those under way.
   * Once `signal` is aborted, nothing more is fetched.
   */
  async fetchMissing(source: string, signal?: AbortSignal): Promise<number> {
    const { rows } = await this.pool.query<MissingLogo>(
      'select id, logo_url as address from companies where source = $1 and logo_url is not null and logo_hash is null',
      [source],
    );
    let stored = 0;
    await eachConcurrently(rows, concurrency, async (logo) => {
      if (!signal?.aborted && (await this.fetchOne(logo))) stored++;
    });
    if (stored > 0) {
      await this.pool.query('update ingest_state set data_version = data_version + 1 where source = $1', [source]);
    }
    return stored;
  }

  private async fetchOne({ id, address }: MissingLogo): Promise<boolean> {
    try {
      const bytes = await this.fetch(address);
      const type = imageTypeOf(bytes);
      if (type === null) throw new Error('It is no image that we show');
      await this.pool.query(store, [contentName(bytes), type, bytes, id, address]);
      return true;
    } catch (error) {
      this.logger.warn(`No logo from ${address}: ${error instanceof Error ? error.message : String(error)}`);
      return false;
    }
  }

  private fetch(address: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${this.config.token}` };
    const trustedOrigin = new URL(this.config.url).origin;
    return fetchFile(address, { bytes: imageLimit, timeoutMs, trustedOrigin, headers });
  }
}
