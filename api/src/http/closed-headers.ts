/** Of answers that are no page: they may run nothing, load nothing and be embedded nowhere. */
export const closedHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers heed it where it came by TLS.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
