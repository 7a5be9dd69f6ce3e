import type { Lifecycles } from '../remote/lifecycles';

/** Mounts one remote without the shell (`npm run dev -- --alone`). It owns every URL. */
export async function mountStandalone(remote: Lifecycles, page: Document = document): Promise<() => Promise<void>> {
  const domElement = page.createElement('main');
  page.body.append(domElement);
  await remote.bootstrap();
  await remote.mount({ domElement });
  return async () => {
    await remote.unmount({ domElement });
    domElement.remove();
  };
}
