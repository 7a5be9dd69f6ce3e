import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';

/** A file of an export. */
export interface OwnFile {
  /** Within the domain's folder: `curriculo.pdf`. Need not be unique. */
  name: string;
  open: () => Promise<Readable>;
}

/** What one domain has stored of a person, for their export: everything, and nothing of anybody else. */
export interface OwnData {
  /** Becomes `<domain>.json`. */
  records: unknown;
  files: readonly OwnFile[];
}

type Collect = (userId: number) => Promise<OwnData>;

/** Which domains hold something of a person. Who does says so in `onModuleInit`, in the web process. */
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
