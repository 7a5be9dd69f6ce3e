import type { Operation } from './operation.ts';

interface Tag {
  name: string;
  description: string;
}

/** Tag → what its operations are about. */
const descriptions: Readonly<Record<string, string>> = {
  Applications: 'Applying to a job, and applications of a candidate',
  Auth: 'Registration, sign-in, password, second factor and sessions',
  Blog: 'Posts and pictures of the blog',
  'Campaign bounces': "Events of the mail provider's webhook",
  'Campaign measuring': 'Opens and clicks of mails',
  'Campaign preview': 'Audience, preview and test mail of a campaign',
  'Campaign schedule': 'Campaigns that are sent automatically',
  Campaigns: 'Management of campaigns and their recipients, for admins',
  Catalogue: 'Open jobs and their details',
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
  Sitemaps: 'Sitemaps for search engines',
  'Stored resumes': 'Resumes of an account',
};

/** The tags that operations have, sorted by name. */
export function describeTags(operations: readonly Operation[]): Tag[] {
  const names = new Set(operations.flatMap(({ tags }) => tags));
  return [...names].toSorted().map((name) => ({ name, description: descriptionOf(name) }));
}

function descriptionOf(name: string): string {
  const description = descriptions[name];
  if (description === undefined) throw new Error(`the tag "${name}" has no description`);
  return description;
}
