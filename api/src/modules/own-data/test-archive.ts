import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { fromBuffer, type Entry, type ZipFile } from 'yauzl';

type OpenZip = (bytes: Buffer, options: { lazyEntries: true }) => Promise<ZipFile>;

/** What is in a ZIP, by path. */
export async function readArchive(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await (promisify(fromBuffer) as OpenZip)(bytes, { lazyEntries: true });
  const contents = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      readEntry(zip, entry).then((content) => {
        contents.set(entry.fileName, content);
        zip.readEntry();
      }, reject);
    });
    zip.once('end', resolve);
    zip.once('error', reject);
    zip.readEntry();
  });
  return contents;
}

function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error === null) buffer(stream).then(resolve, reject);
      else reject(error);
    });
  });
}
