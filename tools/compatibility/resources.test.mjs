import { existsSync, statSync } from 'node:fs';
import { releaseAll, Resources, withResources } from './resources.mjs';

it('releases resources in reverse order, once, also after a failure', async () => {
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

it('releases the other resources when one release fails', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const resources = new Resources();
  const folder = resources.folder('test');
  resources.add(() => Promise.reject(new Error('It has ended already')));
  expect(statSync(folder).mode & 0o777).toBe(0o711);
  await resources.release();
  expect(existsSync(folder)).toBe(false);
  expect(logged).toHaveBeenCalledTimes(1);
});

it('releases resources that are in use when releaseAll is called', async () => {
  let isReleased = false;
  await withResources(async (resources) => {
    resources.add(() => (isReleased = true));
    await releaseAll();
    expect(isReleased).toBe(true);
  });
});

it('waits for a release that is in progress', async () => {
  const resources = new Resources();
  let isReleased = false;
  resources.add(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    isReleased = true;
  });
  void resources.release();
  await resources.release();
  expect(isReleased).toBe(true);
});
