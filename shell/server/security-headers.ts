import { createHash } from 'node:crypto';
import { brand } from 'shared-contracts';

/** For answers that are not pages: they may not load resources or be embedded. A page has its own policy. */
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const common: Readonly<Record<string, string>> = {
  'content-security-policy': closedPolicy,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=()',
};

/** On every answer, errors before any route included. */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  if (!publicUrl.startsWith('https:')) return common;
  return { ...common, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
}

/**
 * Content-Security-Policy of one page. Allows scripts of our origin and the given inline ones, styles of our origin or with the page's
 * nonce, origins of remotes on other servers, and the host that native apps call.
 */
export function pagePolicy(nonce: string, inlineScripts: readonly string[], remoteOrigins: Iterable<string>): string {
  const hashes = inlineScripts
    .map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join('');
  const others = [...remoteOrigins].map((origin) => ` ${origin}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes}${others}`,
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
