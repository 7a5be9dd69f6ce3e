import type { Access } from '../route.decorator.ts';
import { describeAnswers, describedEndpoint, type Answer } from './answers.schema.ts';
import type { AnyEndpoint } from './handler-docs.decorator.ts';
import { describeBody, describeParameters, type DocumentedParameter, type RequestBody } from './inputs.schema.ts';
import type { RegisteredRoute } from './registered-routes.parser.ts';

interface Tag {
  name: string;
  description: string;
}

/** Tag → description. */
const descriptions: Readonly<Record<string, string>> = {
  'Account overview': 'What concerns a signed-in user, for the home page',
  Applications: 'Applying to a job, and applications of a candidate',
  Auth: 'Registration, sign-in, password, second factor and sessions',
  Blog: 'Posts and pictures of the blog',
  'Campaign bounces': "Events of the mail provider's webhook",
  'Campaign measuring': 'Opens and clicks of mails',
  'Campaign preview': 'Audience, preview and test mail of a campaign',
  'Campaign schedule': 'Campaigns that are sent automatically',
  Campaigns: 'Management of campaigns and their recipients, for admins',
  Catalogue: 'Open jobs and their details',
  'Client events': 'Failures and measurements of remotes in browsers',
  Companies: 'Companies and their logos',
  'Company follows': 'Companies that a candidate follows',
  'Company jobs': 'Jobs of a company',
  Contact: 'The contact form',
  Feeds: 'RSS feeds of searches',
  Health: 'State of the service by part',
  Interviews: 'Interviews of candidates, their management and calendars',
  'Job assignments': 'Users who may read what belongs to a job',
  'Job search': 'Search with filters and counts',
  'Job tracking': 'Addresses of a job by source, and their visits',
  Jobs: 'Questions of a job, and management of jobs for admins',
  Lookups: 'Categories, cities and labels of filters',
  Newsletter: 'Job alerts, saved searches and the waitlist of companies',
  'Own data': "Export and deletion of a user's data",
  Profile: 'Profile and picture of the signed-in user',
  'Saved jobs': 'Jobs that a candidate saved',
  'Share pictures': 'Pictures for link previews',
  Remotes: 'Versions of remotes and what visitors get, for teams',
  Sitemaps: 'Sitemaps for search engines',
  'Stored resumes': 'Resumes of an account',
};

/** The tags of the operations, sorted by name. */
export function describeTags(operations: readonly Operation[]): Tag[] {
  const names = new Set(operations.flatMap(({ tags }) => tags));
  return [...names].toSorted().map((name) => ({ name, description: descriptionOf(name) }));
}

function descriptionOf(name: string): string {
  const description = descriptions[name];
  if (description === undefined) throw new Error(`the tag "${name}" has no description`);
  return description;
}

/** Names of the security schemes. */
export const sessionScheme = 'session';
export const tokenScheme = 'deployToken';

export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  parameters: DocumentedParameter[];
  requestBody?: RequestBody;
  responses: Record<string, Answer>;
  security: Record<string, string[]>[];
}

/** "listManagedJobs" → "List managed jobs". */
const toSentence = (name: string) =>
  name.replace(/^[a-z]/, (first) => first.toUpperCase()).replaceAll(/(?<=.)[A-Z]/g, (one) => ` ${one.toLowerCase()}`);

/** An empty list: no credentials are read. An empty requirement: they are optional. */
function describeSecurity(access: Access | undefined): Operation['security'] {
  const session = { [sessionScheme]: [] };
  if (access?.kind === 'authenticated') return access.orToken ? [session, { [tokenScheme]: [] }] : [session];
  return access?.readsSession === true ? [{}, session] : [];
}

/** Tags that differ from the module's name, by endpoint or module. Names of submodules of `campaigns` are ambiguous elsewhere. */
const otherTags: Readonly<Record<string, string>> = {
  getJobQuestions: 'Jobs',
  Bounces: 'Campaign bounces',
  JobManagement: 'Jobs',
  Management: 'Campaigns',
  Measuring: 'Campaign measuring',
  Preview: 'Campaign preview',
  PublicJobs: 'Catalogue',
  Schedule: 'Campaign schedule',
  Waitlist: 'Newsletter',
};

/** "JobSearchModule" → "Job search". */
function tagOf(endpoint: string, module: string): string {
  const name = module.replace(/Module$/, '');
  return otherTags[endpoint] ?? otherTags[name] ?? toSentence(name);
}

/** The OpenAPI operation of an endpoint, from its contract and the docs of its handler. */
export function describeOperation(endpoint: AnyEndpoint, { module, access, docs }: RegisteredRoute): Operation {
  const summary = toSentence(endpoint.name);
  const requestBody = describeBody(docs);
  return {
    operationId: endpoint.name,
    summary,
    description: describedEndpoint(endpoint.name).description || `${summary}.`,
    tags: [tagOf(endpoint.name, module)],
    parameters: describeParameters(endpoint, docs),
    ...(requestBody && { requestBody }),
    responses: describeAnswers(endpoint, access, docs),
    security: describeSecurity(access),
  };
}
