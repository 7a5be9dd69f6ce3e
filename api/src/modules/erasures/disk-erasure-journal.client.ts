import { mkdir, open, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ErasureJournal,
  formatJournalEntry,
  journalEntryName,
  parseJournalEntry,
  type Erasure,
} from './erasure-journal.port.ts';

/** One file for each call of `append`, in a folder that only its owner can read. */
export class DiskErasureJournal extends ErasureJournal {
  /** @param folder Absolute path; it need not exist. */
  constructor(private readonly folder: string) {
    super();
  }

  async append(erasures: readonly Erasure[]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const path = join(this.folder, journalEntryName());
    const file = await open(`${path}.part`, 'wx', 0o600);
    try {
      await file.writeFile(formatJournalEntry(erasures));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.part`, path);
    await syncFolder(this.folder);
  }

  async read(): Promise<Erasure[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const erasures: Erasure[] = [];
    for (const name of names.filter((one) => one.endsWith('.jsonl'))) {
      erasures.push(...parseJournalEntry(await readFile(join(this.folder, name), 'utf8')));
    }
    return erasures;
  }
}

/** A new directory entry survives a power loss only after its directory is synced. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
