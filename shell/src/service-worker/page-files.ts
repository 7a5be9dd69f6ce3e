/** Files with a hash in their address, wherever a page names one: preloads, fonts, icons, the script that starts it. */
const fileAddress = /["'(](\/(?:assets|remotes)\/[\w@~+./-]+\.(?:js|css|woff2|svg|png))["')]/g;

/** Addresses of the hashed files that a page's markup names, each once. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(fileAddress)].map(([, address]) => address!))];
}
