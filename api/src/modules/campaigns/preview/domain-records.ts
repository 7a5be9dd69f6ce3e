import { Resolver } from 'node:dns/promises';
import { Injectable } from '@nestjs/common';

/** Port: what the name servers say. */
export abstract class DomainRecords {
  /** Texts of a name, each in one piece; none where it has none. @throws where nobody can tell */
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
