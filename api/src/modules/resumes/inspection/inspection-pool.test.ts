import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPdf, deflated, onePage, pdfOf } from '../../../../test/factories/pdf.factory.ts';
import { InspectionPool } from './inspection-pool.ts';
import { InspectionProcess } from './inspection-process.ts';

const options = { width: 1, maxWaiting: 1, maxWaitMs: 10_000, limitMs: 10_000, idleMs: 60_000 };

let folder: string;
let cv: string;
let endless: string;
let pool: InspectionPool;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inspection-'));
  cv = join(folder, 'cv.pdf');
  endless = join(folder, 'endless.pdf');
  await writeFile(cv, buildPdf());
  await writeFile(endless, pdfOf([...onePage, deflated(Buffer.alloc(60_000_000, '(aaa'), 2)]));
});
afterEach(() => pool.end());
afterAll(() => rm(folder, { recursive: true }));

const readable = { kind: 'readable', pages: 1, hasText: true };
const tooLate = { kind: 'unreadable', reason: 'it ended the inspection: SIGKILL' };

it('lets as many wait as it may, and refuses the next', async () => {
  pool = new InspectionPool(options);
  const [first, second, third] = await Promise.all([1, 2, 3].map(() => pool.inspect(cv)));
  expect([first, second, third]).toEqual([readable, readable, null]);
  await expect(pool.inspect(cv)).resolves.toEqual(readable);
});

it('lets nobody wait for ever', async () => {
  pool = new InspectionPool({ ...options, maxWaitMs: 100, limitMs: 1_000 });
  const [slow, waiting] = await Promise.all([pool.inspect(endless), pool.inspect(cv)]);
  expect([slow, waiting]).toEqual([tooLate, null]);
  await expect(pool.inspect(cv)).resolves.toEqual(readable);
});

it('goes on in a fresh process after one took too long', async () => {
  pool = new InspectionPool({ ...options, limitMs: 500 });
  await expect(pool.inspect(endless)).resolves.toEqual(tooLate);
  await expect(pool.inspect(cv)).resolves.toEqual(readable);
});

it('ends what unpacks to more than its share, before time or heap do', async () => {
  pool = new InspectionPool(options);
  const bomb = join(folder, 'bomb.pdf');
  await writeFile(bomb, pdfOf([...onePage, deflated(Buffer.alloc(150_000_000), 2)]));
  const reason = 'it ended the inspection: exit code 1';
  await expect(pool.inspect(bomb)).resolves.toEqual({ kind: 'unreadable', reason });
}, 20_000);

it('leaves nothing running when there is nothing to do', async () => {
  pool = new InspectionPool({ ...options, idleMs: 1 });
  const ended = new Promise<void>((resolve) => {
    jest.spyOn(InspectionProcess.prototype, 'end').mockImplementationOnce(function (this: InspectionProcess) {
      this.end();
      resolve();
    });
  });
  await pool.inspect(cv);
  await ended;
  await expect(pool.inspect(cv)).resolves.toEqual(readable);
});

it('does not blame a file for a failure of ours', async () => {
  pool = new InspectionPool(options);
  await expect(pool.inspect(join(folder, 'gone.pdf'))).rejects.toThrow('ENOENT');
});
