/**
 * The served file types with their content types. Any other file is not found: server code (`.cjs`) and manifests are
 * private.
 */
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
