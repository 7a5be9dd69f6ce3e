import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FilesService, type StoredFile } from '../modules/files/index.ts';

/** Resumes of the demo; each has one page. */
export type DemoResume = 'curriculo-design' | 'resume-english';

/** Copies the demo's PDFs to the file store, without references to them. */
@Injectable()
export class DemoFiles {
  constructor(private readonly files: FilesService) {}

  async store(resumes: readonly DemoResume[]): Promise<StoredFile[]> {
    const stored: StoredFile[] = [];
    for (const resume of resumes) stored.push(await this.copy(resume));
    return stored;
  }

  async discard(files: readonly StoredFile[]): Promise<void> {
    for (const { id } of files) await this.files.discard(id);
  }

  private async copy(resume: DemoResume): Promise<StoredFile> {
    const path = join(import.meta.dirname, `assets/${resume}.pdf`);
    const bytes = await readFile(path);
    const sha256 = createHash('sha256').update(bytes).digest();
    return this.files.store({
      path,
      name: `${resume}.pdf`,
      contentType: 'application/pdf',
      size: bytes.length,
      sha256,
    });
  }
}
