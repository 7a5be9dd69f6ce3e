/** @typedef {import('node:http').IncomingHttpHeaders} Headers */
/** @typedef {{ site: URL, local: URL }} Origins */

/** Cookies with these prefixes are only accepted over HTTPS. Without it they have the second name. */
const prefixes = /** @type {const} */ ([
  ['__Host-', 'site-host-'],
  ['__Secure-', 'site-secure-'],
]);

/**
 * The browser's headers, as if the page were on the site: its rule against requests of other sites compares `Origin` and `Host`.
 * @param {Headers} headers
 * @param {Origins} origins
 * @returns {Headers}
 */
export function headersToSite({ host: _host, ...headers }, { site, local }) {
  const { origin, referer, cookie } = headers;
  return {
    ...headers,
    host: site.host,
    ...(origin === local.origin && { origin: site.origin }),
    ...(referer?.startsWith(`${local.origin}/`) && { referer: site.origin + referer.slice(local.origin.length) }),
    ...(cookie !== undefined && { cookie: cookie.split('; ').map(siteName).join('; ') }),
  };
}

/**
 * The site's headers, as if it were the local origin.
 * @param {Headers} headers
 * @param {Origins} origins
 * @returns {Headers}
 */
export function headersToBrowser({ 'strict-transport-security': _tls, ...headers }, { site, local }) {
  const { location } = headers;
  const cookies = headers['set-cookie'];
  return {
    ...headers,
    ...(location !== undefined && { location: localAddress(location, { site, local }) }),
    ...(cookies !== undefined && { 'set-cookie': cookies.map((cookie) => localCookie(cookie, local)) }),
  };
}

/** @param {string} address @param {Origins} origins */
function localAddress(address, { site, local }) {
  const isOfSite = address === site.origin || address.startsWith(`${site.origin}/`);
  return isOfSite ? local.origin + address.slice(site.origin.length) : address;
}

/** For this host, over HTTP too. @param {string} cookie @param {URL} local */
function localCookie(cookie, { protocol }) {
  const [value = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const kept = attributes.filter(
    (part) => !/^domain=/i.test(part) && !(protocol === 'http:' && /^secure$/i.test(part)),
  );
  const found = prefixes.find(([prefix]) => value.startsWith(prefix));
  return [found === undefined ? value : found[1] + value.slice(found[0].length), ...kept].join('; ');
}

/** @param {string} cookie `name=value` */
function siteName(cookie) {
  const found = prefixes.find(([, name]) => cookie.startsWith(name));
  return found === undefined ? cookie : found[0] + cookie.slice(found[1].length);
}
