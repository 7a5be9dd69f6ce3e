import { brand } from 'shared-contracts';

/**
 * Content-Security-Policy of one page. Scripts and styles come from us or carry the page's nonce; remotes that another
 * server serves are named, as is the host that native apps call.
 */
export function pagePolicy(nonce: string, remoteOrigins: Iterable<string>): string {
  const others = [...remoteOrigins].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${others}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${brand.nativeBackendUrl}${others}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
