import http from 'node:http';

/**
 * @typedef {object} CacheAnswer
 * @property {number} status
 * @property {import('node:http').IncomingHttpHeaders} headers
 * @property {string} html
 * @property {boolean} isHit Whether the cache sent a stored page.
 */

/** @typedef {{ method?: string, headers?: Record<string, string>, body?: string, localAddress?: string }} CacheRequest */

const personalHeaders = /(?:^|[;,\s])(?:__Host-sid|sid|preview)(?:[=;,\s]|$)/i;

/**
 * Requests an address with exactly these headers, on a new connection. Reports to `problems` what no answer of the cache may be: a stored
 * page for a request of one visitor, a stored cookie, or a header for the cache alone.
 * @param {string} origin
 * @param {string[]} problems
 */
export function createAsk(origin, problems) {
  /**
   * @param {string} path
   * @param {CacheRequest} [request]
   * @returns {Promise<CacheAnswer>}
   */
  return async (path, request = {}) => {
    const answer = await send(origin, path, request);
    const { method = 'GET', headers = {} } = request;
    const what = `${method} ${path} ${JSON.stringify(headers)}`;
    // An empty `Authorization` has no credentials.
    const isPersonal = (headers['authorization'] ?? '') !== '' || personalHeaders.test(headers['cookie'] ?? '');
    if (answer.isHit && isPersonal) problems.push(`a stored page was sent to ${what}`);
    if (answer.isHit && !['GET', 'HEAD'].includes(method)) problems.push(`a stored page answered ${what}`);
    if (answer.isHit && answer.headers['set-cookie'] !== undefined) {
      problems.push(`a stored cookie was sent to ${what}`);
    }
    for (const name of ['surrogate-key', 'cache-tag', 'cdn-cache-control']) {
      if (answer.headers[name] !== undefined) problems.push(`${name} was sent to ${what}`);
    }
    return answer;
  };
}

/**
 * @param {string} origin
 * @param {string} path
 * @param {CacheRequest} request
 * @returns {Promise<CacheAnswer>}
 */
function send(origin, path, { method = 'GET', headers = {}, body, localAddress }) {
  const { hostname, port, host } = new URL(origin);
  const options = { hostname, port, path, method, headers: { host, ...headers }, agent: false, localAddress };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          html: Buffer.concat(chunks).toString(),
          isHit: ['hit', 'stale'].includes(String(response.headers['x-cache'])),
        }),
      );
      response.on('error', reject);
    });
    request.on('error', reject).setTimeout(30_000, () => request.destroy(new Error(`${path} did not respond`)));
    request.end(body);
  });
}

/**
 * What differs between visitors in a page: the session, remotes by role, the preview and the language.
 * @param {CacheAnswer} answer
 */
export function readPage({ html }) {
  const json = (/** @type {string} */ id) => {
    const start = `<script type="application/json" id="${id}">`;
    const from = html.indexOf(start);
    return from < 0 ? null : JSON.parse(html.slice(from + start.length, html.indexOf('</script>', from)));
  };
  const [registry, data] = [json('registry'), json('data')];
  /** @type {{ id: string, version: string, why: string }[]} */
  const remotes = registry?.remotes ?? [];
  return {
    isVisitors:
      data?.some(
        (/** @type {{ template: string, value: unknown }} */ one) =>
          one.template === '/api/session' && one.value === null,
      ) ?? false,
    hasAdminRemotes: remotes.some(({ id }) => id === 'mfe-newsletter-admin'),
    versions: remotes.map(({ id, version, why }) => `${id}@${version} ${why}`).join(' '),
    hasPreview: registry?.preview !== undefined,
    language: /<html lang="([^"]+)"/.exec(html)?.[1] ?? null,
  };
}
