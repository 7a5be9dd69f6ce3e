import { expandTemplate, followTrackingUrl, getBlogPicture, getCompanyLogo, href, routes } from 'shared-contracts';

const closed = [
  routes.account,
  routes.auth,
  routes.verifyEmail,
  routes.resetPassword,
  routes.newsletterAdmin,
  routes.teams,
  href(routes.apply, { id: '*' }),
  '/api/',
];

/**
 * Of the API only pictures are allowed: search engines show a preview, a logo or a post's picture only if they may
 * fetch it.
 */
const pictures = [
  '/api/og/',
  ...[getCompanyLogo, getBlogPicture].map(({ template }) => expandTemplate(template, { hash: '' })),
];

/** Preview crawlers follow a tracking address to the job's page. The address itself sends `noindex`. */
const visits = followTrackingUrl.template.replace('{id}', '*').replace('{source}', '');

/**
 * T19: everything is allowed except private pages and the API. Pages with `noindex` are allowed too, because a crawler
 * must read them to see it.
 */
export function robotsTxt(publicUrl: string): string {
  const open = [...pictures, visits];
  const rules = [...open.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)];
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
