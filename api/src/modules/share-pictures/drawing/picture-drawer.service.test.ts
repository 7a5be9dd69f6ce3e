import { FakeDecoderFailures } from '../../../decoding/testing/fake-decoder-failures.ts';
import { PictureDrawer, PicturesBusyError, type Drawing } from './picture-drawer.service.ts';

const square: Drawing = {
  element: { type: 'div', key: null, props: { style: { width: 10, height: 10, background: 'red' } } },
  width: 10,
  height: 10,
};
/** An image element without a source. */
const impossible: Drawing = { ...square, element: { type: 'img', key: null, props: {} } };
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

let drawer: PictureDrawer;
beforeEach(() => {
  drawer = new PictureDrawer(new FakeDecoderFailures());
});
afterEach(() => drawer.onApplicationShutdown());

it('draws, and continues after a drawing that fails', async () => {
  await expect(drawer.draw(impossible, null)).rejects.toThrow('was not rendered');
  expect((await drawer.draw(square, null)).subarray(0, 4)).toEqual(png);
});

it('queues twenty drawings and rejects the next', async () => {
  const pending = Array.from({ length: 21 }, () => drawer.draw(square, null));
  const answers = await Promise.allSettled(pending);
  expect(answers.map(({ status }) => status)).toEqual([...Array<string>(20).fill('fulfilled'), 'rejected']);
  expect(answers.at(-1)).toMatchObject({ reason: expect.any(PicturesBusyError) });
  await expect(drawer.draw(square, null)).resolves.toBeDefined();
});

it('starts another process after one has ended', async () => {
  await drawer.draw(square, null);
  const drawing = drawer.draw(square, null);
  await new Promise(setImmediate);
  drawer.onApplicationShutdown();
  await expect(drawing).rejects.toThrow('SIGKILL');
  await expect(drawer.draw(square, null)).resolves.toBeDefined();
});
