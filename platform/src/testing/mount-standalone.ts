import type { Lifecycles } from '../remote/lifecycles';

/** Shows one remote without the shell, on a page of its own (`npm run dev -- --alone`): every address is its own. */
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
