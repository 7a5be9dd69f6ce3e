import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { Pool } from 'pg';
import { HrConfig } from '../../config/hr.config.ts';
import { incrementDataVersion } from '../../database/data-version.repository.ts';
import { DecoderFailures } from '../../decoding/decoder-failures.port.ts';
import { FetchedPictures } from '../../decoding/pictures/fetched-pictures.client.ts';
import { fetchFile } from '../../untrusted/fetch-file.client.ts';
import { contentName } from '../../untrusted/images.parser.ts';
import { LogosRepository, type MissingLogo } from './logos.repository.ts';

const concurrency = 4;
export const imageLimit = 200 * 1024;
const timeoutMs = 10_000;
/** In pixels: twice the largest display size of a logo. */
const maxSide = 512;

/** Copies logos to our own origin, so that browsers send no requests to other sites. */
@Injectable()
export class LogosService implements OnApplicationShutdown {
  private readonly pictures: FetchedPictures;

  constructor(
    private readonly pool: Pool,
    private readonly logos: LogosRepository,
    private readonly config: HrConfig,
    failures: DecoderFailures,
  ) {
    this.pictures = new FetchedPictures({ name: 'logo', maxSide }, failures);
  }

  onApplicationShutdown(): void {
    this.pictures.end();
  }

  /**
   * Fetches missing logos of a source's companies. A failed logo stays empty and is retried in the next run, unless it
   * terminated the decoder. Logos are stored individually, so a crash loses only those in progress. After `signal` is
   * aborted, no further logo is fetched.
   */
  async fetchMissing(source: string, signal?: AbortSignal): Promise<number> {
    const missing = await this.logos.listMissing(source);
    let stored = 0;
    const limit = pLimit(concurrency);
    const fetchOne = async (logo: MissingLogo) => {
      if (!signal?.aborted && (await this.fetchOne(logo))) stored++;
    };
    await Promise.all(missing.map((logo) => limit(fetchOne, logo)));
    if (stored > 0) await incrementDataVersion(this.pool, source);
    return stored;
  }

  private async fetchOne({ id, address }: MissingLogo): Promise<boolean> {
    const stored = await this.pictures.copy(address, {
      fetch: (url) => this.fetch(url),
      store: ({ bytes, contentType }) =>
        this.logos.store({ id, address, hash: contentName(bytes), contentType, bytes }),
    });
    return stored !== null;
  }

  private fetch(address: string): Promise<Buffer> {
    const headers = { authorization: `Bearer ${this.config.token}` };
    const trustedOrigin = new URL(this.config.url).origin;
    return fetchFile(address, { bytes: imageLimit, timeoutMs, trustedOrigin, headers });
  }
}
