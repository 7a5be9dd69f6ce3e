import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** Port: DNS lookups. */
export abstract class DomainRecords {
  /** TXT records of a name, each joined; empty if there are none. @throws if the lookup fails */
  abstract texts(name: string): Promise<string[]>;
}

const absent = new Set(['ENODATA', 'ENOTFOUND']);

@Injectable()
export class NodeDomainRecords extends DomainRecords {
  private readonly resolver = new Resolver({ timeout: 2000, tries: 1 });

  async texts(name: string): Promise<string[]> {
    try {
      const records = await this.resolver.resolveTxt(name);
      return records.map((pieces) => pieces.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return [];
      throw error;
    }
  }
}
