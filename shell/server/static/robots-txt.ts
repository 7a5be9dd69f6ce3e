import { href, routes } from 'shared-contracts';

const closed = [
  routes.account,
  routes.auth,
  routes.verifyEmail,
  routes.newsletterAdmin,
  href(routes.apply, { id: '*' }),
  '/api/',
];

/** T19: everything is open but what belongs to one person, and the API. */
export function robotsTxt(publicUrl: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', 'Allow: /api/og/', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
