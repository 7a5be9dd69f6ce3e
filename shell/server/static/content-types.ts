/** What is served, and as what. Any other kind is not there: server code (`.cjs`) and manifests are nobody's business. */
const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

export function contentTypeOf(extension: string): string | undefined {
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
