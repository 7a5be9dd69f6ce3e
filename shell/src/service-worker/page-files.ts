/** Files with a hash in their address that a page names: preloads, fonts, icons, the start script. */
const fileAddress = /["'(](\/(?:assets|remotes)\/[\w@~+./-]+\.(?:js|css|woff2|svg|png))["')]/g;

/** Addresses of the hashed files that a page's markup names, each once. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(fileAddress)].map(([, address]) => address!))];
}
