import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

const openZip = promisify<Buffer, { lazyEntries: true }, ZipFile>(fromBuffer);

/** Files of a ZIP, by path. */
export async function readArchive(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openZip(bytes, { lazyEntries: true });
  const open = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const contents = new Map<string, Buffer>();
  for (const entry of await entriesOf(zip)) contents.set(entry.fileName, await buffer(await open(entry)));
  return contents;
}

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  zip.on('entry', (entry: Entry) => {
    entries.push(entry);
    zip.readEntry();
  });
  const end = once(zip, 'end');
  zip.readEntry();
  await end;
  return entries;
}
