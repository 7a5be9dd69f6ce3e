import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A file of an export. */
export interface OwnFile {
  /** Within the domain's folder: `curriculo.pdf`. Need not be unique. */
  name: string;
  open: () => Promise<Readable>;
}

/** The data that one domain stores about a user, for the export. Contains no data of other users. */
export interface OwnData {
  /** Becomes `<domain>.json`. */
  records: unknown;
  files: readonly OwnFile[];
}

type Collect = (userId: number) => Promise<OwnData>;

/** Registry of the domains that store personal data. Domains register in `onModuleInit`, in the web process. */
@Injectable()
export class OwnDataSources {
  private readonly sources = new Map<string, Collect>();

  /** `domain` names the file: `resumes`, `saved-jobs`. */
  register(domain: string, collect: Collect): void {
    this.sources.set(domain, collect);
  }

  all(): readonly (readonly [domain: string, collect: Collect])[] {
    return [...this.sources];
  }
}

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
