import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { MailSample } from './mail.types.ts';

interface MailFile {
  /** File name without extension. */
  name: string;
  path: string;
}

const extension = /\.mail\.(?:tsx|js)$/;

/** All mails, sorted by name: the files `*.mail.tsx` in the folders of the modules, which the mail module cannot import. */
export function findMails(): MailFile[] {
  const modules = join(import.meta.dirname, '..');
  const files = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((file) => extension.test(file));
  return files
    .map((file) => ({ name: basename(file).replace(extension, ''), path: join(modules, file) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** @throws Error for a mail without a sample */
export async function loadSample({ name, path }: MailFile): Promise<MailSample> {
  const { sample } = (await import(path)) as { sample?: MailSample };
  if (sample === undefined) throw new Error(`The mail ${name} does not export a sample`);
  return sample;
}
