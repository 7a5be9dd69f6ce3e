import { expandTemplate, followTrackingUrl, getBlogPicture, getCompanyLogo, href, routes } from 'shared-contracts';

const closed = [
  routes.account,
  routes.auth,
  routes.verifyEmail,
  routes.resetPassword,
  routes.newsletterAdmin,
  href(routes.apply, { id: '*' }),
  '/api/',
];

/** Of the API only pictures: a preview, a logo or the picture of a post is shown where a search engine may fetch it. */
const pictures = [
  '/api/og/',
  ...[getCompanyLogo, getBlogPicture].map(({ template }) => expandTemplate(template, { hash: '' })),
];

/** Who previews an address that a job is advertised by follows it to the job's page. It says `noindex` of itself. */
const visits = followTrackingUrl.template.replace('{id}', '*').replace('{source}', '');

/**
 * T19: everything is open but what belongs to one person, and the API. What says `noindex` of itself stays open, or
 * nobody would read that it does.
 */
export function robotsTxt(publicUrl: string): string {
  const open = [...pictures, visits];
  const rules = [...open.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)];
  return ['User-agent: *', ...rules, '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
}
