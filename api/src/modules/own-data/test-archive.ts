import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

type OpenZip = (bytes: Buffer, options: { lazyEntries: true }) => Promise<ZipFile>;
type OpenEntry = (entry: Entry) => Promise<Readable>;

/** What is in a ZIP, by path. */
export async function readArchive(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await (promisify(fromBuffer) as unknown as OpenZip)(bytes, { lazyEntries: true });
  const open = promisify(zip.openReadStream.bind(zip)) as unknown as OpenEntry;
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
