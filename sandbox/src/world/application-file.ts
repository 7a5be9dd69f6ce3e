import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answer, Applicant } from './application-body.ts';

export const applicationStatuses = ['pending', 'reviewing', 'interview', 'declined', 'accepted'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A stored application. The file is not stored: its size and digest show whether it arrived completely. */
export interface StoredApplication {
  id: string;
  key: string;
  jobId: string;
  applicationId: string;
  applicant: Applicant | null;
  resume: { filename: string; bytes: number; sha256: string };
  answers: Answer[];
  submittedAt: string;
  /** ISO 8601, or null if it is not withdrawn. */
  withdrawnAt: string | null;
  status: ApplicationStatus;
  updatedAt: number;
}

/** Stores applications in one JSON file. A write replaces the file atomically. */
export class ApplicationFile {
  readonly #folder: string;
  readonly #path: string;
  #writing: Promise<void> = Promise.resolve();

  constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, 'applications.json');
  }

  async read(): Promise<StoredApplication[]> {
    try {
      return JSON.parse(await readFile(this.#path, 'utf8')) as StoredApplication[];
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }

  /** Writes are serialized. Resolves when this state or a later one is on disk. */
  write(applications: readonly StoredApplication[]): Promise<void> {
    const text = JSON.stringify(applications, null, 2);
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#replace(text));
    return this.#writing;
  }

  async #replace(text: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await writeFile(`${this.#path}.new`, text);
    await rename(`${this.#path}.new`, this.#path);
  }
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
