import { escapeUTF8 } from 'entities';
import { Feed, type Item } from 'feed';
import {
  activeFilters,
  brand,
  isClosedFilter,
  jobFeedHref,
  jobHref,
  minPayText,
  pageUrl,
  payText,
  routes,
  toJobSearchParams,
  type JobCard,
  type JobFilter,
  type JobSearchPage,
  type Language,
  type OpenFilter,
} from 'shared-contracts';
import { filterLabel } from '../jobs/index.ts';
import { feedTexts } from './feed.texts.ts';

export interface JobFeedContent {
  filter: JobFilter;
  /** First page of the search. */
  found: JobSearchPage;
  jobs: readonly JobCard[];
  language: Language;
  publicUrl: string;
}

const feedLanguages: Record<Language, string> = { pt: 'pt-PT', en: 'en' };

/** Minutes for which a feed reader may cache the feed. */
const minutesToLive = 60;

/** RSS 2.0. */
export function writeJobFeed({ filter, found, jobs, language, publicUrl }: JobFeedContent): string {
  const updated = jobs[0] === undefined ? {} : { updated: new Date(jobs[0].postedAt) };
  const feed = new Feed({
    title: `${searchName(filter, found, language)} | ${brand.name}`,
    description: descriptionOf(found, language),
    link: pageUrl(publicUrl, routes.jobs, toJobSearchParams({ ...filter, page: 1 }).toString(), language),
    feedLinks: { rss: publicUrl + jobFeedHref(filter, language) },
    language: feedLanguages[language],
    generator: brand.name,
    ttl: minutesToLive,
    ...updated,
  });
  for (const job of jobs) feed.addItem(toItem(job, language, publicUrl));
  return withoutForbidden(feed.rss2());
}

/** "enfermeira · Saúde · Porto · Ofertas de emprego": a title that distinguishes the feeds in a reader. */
function searchName(filter: JobFilter, { category, companies, places }: JobSearchPage, language: Language): string {
  const named: Record<'keyword' | OpenFilter, string | undefined> = {
    keyword: filter.keyword,
    companyId: companies.map(({ name }) => name).join(', '),
    category: category?.name,
    location: filter.location,
    place: places.map(({ label }) => label[language]).join(', '),
    minPay: minPayText(filter.minPay, language),
    // Feed titles do not name the period.
    postedAfter: undefined,
  };
  const labels = activeFilters(filter).map(({ name, value }) =>
    isClosedFilter(name) ? filterLabel(name, value, language) : undefined,
  );
  return [...Object.values(named), ...labels, feedTexts[language].jobs].filter(Boolean).join(' · ');
}

function descriptionOf({ correction }: JobSearchPage, language: Language): string {
  const { description, corrected } = feedTexts[language];
  return correction === null ? description : `${corrected(correction.used)} ${description}`;
}

function toItem(job: JobCard, language: Language, publicUrl: string): Item {
  const paragraphs = paragraphsOf(job, language);
  return {
    title: `${job.title} · ${job.companyName}`,
    link: pageUrl(publicUrl, jobHref(job), '', language),
    // the id, because the title and therefore the URL may change
    guid: `${publicUrl}${routes.jobs}/${job.id}`,
    date: new Date(job.postedAt),
    description: escapeUTF8(paragraphs.join(' ')),
    content: paragraphs.map(toParagraph).join(''),
    category: job.category === null ? [] : [{ name: job.category }],
    // the author element of RSS requires an e-mail address
    extensions: [{ name: 'dc:creator', objects: { _text: job.companyName } }],
  };
}

/** Never empty: the library declares the prefix of `dc:creator` only if an item of the feed has content. */
function paragraphsOf(job: JobCard, language: Language): string[] {
  const paragraphs = [job.snippet, factsOf(job, language)].filter(Boolean);
  return paragraphs.length > 0 ? paragraphs : [job.companyName];
}

function factsOf(job: JobCard, language: Language): string {
  const workplace = job.workplace === null ? null : feedTexts[language].workplaces[job.workplace];
  return [job.location, workplace, payText(job, language)].filter(Boolean).join(' · ');
}

/** Feed readers interpret descriptions as HTML. */
const toParagraph = (text: string) => `<p>${escapeUTF8(text)}</p>`;

/** Removes characters that XML does not allow in any form. Visitors may type them. */
const withoutForbidden = (xml: string) =>
  xml.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '');
