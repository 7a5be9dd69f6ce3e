import { existsSync, statSync } from 'node:fs';
import { releaseAll, Resources, withResources } from './resources.mjs';

it('releases in reverse order, once, and also after a failure', async () => {
  /** @type {string[]} */
  const released = [];
  const use = withResources(async (resources) => {
    for (const name of ['first', 'second']) resources.add(() => released.push(name));
    throw new Error('The check failed');
  });
  await expect(use).rejects.toThrow('The check failed');
  await releaseAll();
  expect(released).toEqual(['second', 'first']);
});

it('releases the others when one release fails', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const resources = new Resources();
  const folder = resources.folder('test');
  resources.add(() => Promise.reject(new Error('It has ended already')));
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  await resources.release();
  expect(existsSync(folder)).toBe(false);
  expect(logged).toHaveBeenCalledTimes(1);
});

it('releases what is in use when a signal arrives', async () => {
  let isReleased = false;
  await withResources(async (resources) => {
    resources.add(() => (isReleased = true));
    await releaseAll();
    expect(isReleased).toBe(true);
  });
});
