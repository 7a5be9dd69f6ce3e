import type { Role } from './users.contract.ts';

/** The route table of SPEC §2, in the pattern language of `matchRoute`. */
export const routes = {
  landing: '/',
  comingSoon: '/coming-soon',
  home: '/home',
  jobs: '/jobs',
  comparison: '/jobs/comparar',
  job: '/jobs/:id',
  apply: '/jobs/:id/apply',
  application: '/applications/:token',
  companies: '/companies',
  company: '/companies/:id',
  auth: '/auth',
  verifyEmail: '/verify-email',
  resetPassword: '/reset-password',
  /** Target of the mail that offers to add earlier applications to the account. */
  linkAddress: '/link-address',
  /** Link in the verification mail to remove an account that the recipient did not register. */
  cancelRegistration: '/nao-fui-eu/:token',
  account: '/account',
  mobileApp: '/mobile-app',
  terms: '/termos-de-servico',
  privacy: '/politica-de-privacidade',
  contact: '/entrar-em-contacto',
  faq: '/perguntas-frequentes',
  /** Target of the confirmation mail, and of the footer link of every alert mail. */
  confirmAlerts: '/alertas/:token',
  alerts: '/u/:token',
  newsletterAdmin: '/newsletter-admin',
  /** The remotes for the teams that deploy them. */
  teams: '/teams',
} as const;

/** Pages of the shell, by path. Remotes may not use these paths or paths below them. */
export const shellPages = {
  [routes.landing]: 'landing',
  [routes.comingSoon]: 'landing',
  [routes.home]: 'home',
  [routes.contact]: 'contact',
  [routes.faq]: 'faq',
  [routes.terms]: 'terms',
  [routes.privacy]: 'privacy',
  [routes.mobileApp]: 'mobileApp',
  '/kit': 'kit',
  [routes.teams]: 'teams',
} as const;
export type ShellPageName = (typeof shellPages)[keyof typeof shellPages];

/** Pages of the shell for one role only. All others are public. */
export const shellPageAccess: Readonly<Partial<Record<ShellPageName, Role>>> = { teams: 'admin' };

/**
 * Paths that the HTML server answers itself, with everything below them. `/metrics` is often routed to its separate port.
 * `/__dev` belongs to the development servers.
 */
export const serverPaths = [
  '/__dev',
  '/api',
  '/assets',
  '/feeds',
  '/health',
  '/metrics',
  '/offline',
  '/preview',
  '/remotes',
  '/wp-json',
] as const;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** URL path of a route: `href(routes.job, { id: 'analista-12' })`. */
export function href<P extends string>(pattern: P, params: Record<ParamNames<P>, string | number>): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, string | number>)[name])),
  );
}

/** Canonical URL path of a job's page. */
export function jobHref(job: { slug: string }): string {
  return href(routes.job, { id: job.slug });
}

/** URL path of the comparison of jobs, in the order of its columns. */
export function comparisonHref(jobs: readonly { id: number }[]): string {
  return `${routes.comparison}?ids=${jobs.map(({ id }) => id).join(',')}`;
}

/** URL path of the application wizard, always with the job's number (DESIGN §4). */
export function applyHref(job: { id: number }): string {
  return href(routes.apply, { id: job.id });
}

export function companyHref(company: { slug: string }): string {
  return href(routes.company, { id: company.slug });
}

/** Target of the link in the mail "application received". */
export function applicationHref(token: string): string {
  return href(routes.application, { token });
}

export function confirmAlertsHref(token: string): string {
  return href(routes.confirmAlerts, { token });
}

/** Also the `List-Unsubscribe` URL, to which mail clients post. */
export function alertsHref(token: string): string {
  return href(routes.alerts, { token });
}

/** The page that removes an account whose address is not verified. */
export function cancelRegistrationHref(token: string): string {
  return href(routes.cancelRegistration, { token });
}

/** Tabs of the account, as `?tab=` names them (SPEC §2). */
export const accountTabs = [
  'profile',
  'resumes',
  'applications',
  'interviews',
  'savedJobs',
  'companies',
  'emailPreferences',
] as const;
export type AccountTab = (typeof accountTabs)[number];

/** The profile is the default tab and has no query parameter. */
export function accountHref(tab: AccountTab): string {
  return tab === 'profile' ? routes.account : `${routes.account}?tab=${tab}`;
}

/** Paths that contain a bearer token. */
const tokenPaths =
  /^((?:\/api)?\/(?:applications|calendars|alertas|nao-fui-eu|preview|registrations|u|newsletter\/(?:links|confirmations)|newsletter-automation\/(?:opens|clicks))\/)[^/?]+/;

/** URL for logs: without the query and path tokens, because mailed links contain tokens. */
export function loggedPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(tokenPaths, '$1[redacted]');
}

export interface RouteMatch<Owner> {
  owner: Owner;
  pattern: string;
  params: Record<string, string>;
}

interface CompiledRoute<Owner> {
  owner: Owner;
  pattern: string;
  expression: RegExp;
  names: string[];
}

const segments = (pattern: string) => pattern.split('/').filter(Boolean);
const literals = (pattern: string) => segments(pattern).filter((segment) => !segment.startsWith(':')).length;

function compile<Owner>(pattern: string, owner: Owner): CompiledRoute<Owner> {
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  const body = segments(pattern)
    .map((segment) =>
      segment.startsWith(':') ? '([^/]+)' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    )
    .join('/');
  return { owner, pattern, names, expression: new RegExp(`^/${body}/?$`) };
}

/**
 * Creates a matcher over the routes of all owners. The most literal pattern wins, so a path has at most one owner. Throws
 * when two patterns could match the same address and neither is more literal.
 */
export function createRouteMatcher<Owner>(table: readonly { owner: Owner; pattern: string }[]) {
  const compiled = table
    .map(({ owner, pattern }) => compile(pattern, owner))
    .toSorted(
      (a, b) => segments(b.pattern).length - segments(a.pattern).length || literals(b.pattern) - literals(a.pattern),
    );
  refuseCollisions(compiled);
  return (pathname: string): RouteMatch<Owner> | null => {
    for (const { owner, pattern, expression, names } of compiled) {
      const found = expression.exec(pathname);
      if (found === null) continue;
      const params = Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1]!)]));
      return { owner, pattern, params };
    }
    return null;
  };
}

function refuseCollisions(compiled: readonly CompiledRoute<unknown>[]): void {
  for (const [index, one] of compiled.entries()) {
    const conflict = compiled.slice(index + 1).find((other) => collide(one.pattern, other.pattern));
    if (conflict !== undefined) throw new Error(`Routes collide: ${one.pattern} and ${conflict.pattern}`);
  }
}

/** Two patterns collide when one address matches both and neither is more literal. */
function collide(a: string, b: string): boolean {
  const left = segments(a);
  const right = segments(b);
  if (left.length !== right.length || literals(a) !== literals(b)) return false;
  return left.every((segment, at) => segment === right[at] || segment.startsWith(':') || right[at]!.startsWith(':'));
}

/** A malformed escape is returned unchanged. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
