import { getJson } from './patient-client.mjs';

/**
 * Called when what was struck runs again; answers what tells whether it works again.
 * @param {{ api: string, sandbox: string | null }} urls
 * @param {import('./victims.mjs').Blow} blow
 * @returns {Promise<() => Promise<boolean>>}
 */
export async function watchReturn({ api, sandbox }, blow) {
  const isUp = (/** @type {string} */ url) =>
    fetch(url, { signal: AbortSignal.timeout(1000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  if (blow === 'sandbox') return () => isUp(`${sandbox}/_sandbox`);
  if (blow !== 'worker') return () => isUp(`${api}/api/health`);
  // A worker that works reads the HR backend.
  const requests = async () => (await getJson(`${sandbox}/_sandbox`)).requests;
  const before = await requests();
  return async () => (await requests()) > before;
}
