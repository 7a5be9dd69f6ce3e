import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Whether a domain stores data that visitors sent with an address and that belongs to no account. */
type VisitorDataSource = (email: string, manager: EntityManager) => Promise<boolean>;

/** Data that visitors sent with an address, for the mail that offers to link it to an account. Domains register in `onModuleInit`. */
@Injectable()
export class VisitorDataSources {
  private readonly sources: VisitorDataSource[] = [];

  register(source: VisitorDataSource): void {
    this.sources.push(source);
  }

  async hasAny(email: string, manager: EntityManager): Promise<boolean> {
    for (const source of this.sources) if (await source(email, manager)) return true;
    return false;
  }
}
