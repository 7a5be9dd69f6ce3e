import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  companyHref,
  emptyJobFilter,
  expandTemplate,
  getCategoriesSitemap,
  getCompaniesSitemap,
  getJobsSitemap,
  getStaticSitemap,
  jobHref,
  routes,
  toJobSearchParams,
} from 'shared-contracts';
import { ErrorLevel, SitemapIndexStream } from 'sitemap';
import { ServerConfig } from '../../config/server.config.ts';
import { AppError, type PreparedAnswer } from '../../http/index.ts';
import { JobSearch } from '../jobs/index.ts';
import { streamSitemap, type SitemapPage } from './sitemap.stream.ts';
import { SitemapsRepository, type IdRange, type LandingChange, type ListedPage } from './sitemaps.repository.ts';

class SitemapNotFoundError extends AppError {
  override readonly name = 'SitemapNotFoundError';

  constructor() {
    super(404, 'not_found', 'There is no such sitemap.');
  }
}

/** Public pages of SPEC §2 with the same content for all users. */
const staticPages: readonly string[] = [
  routes.landing,
  routes.home,
  routes.jobs,
  routes.companies,
  routes.mobileApp,
  routes.terms,
  routes.privacy,
  routes.faq,
  routes.contact,
];

/** Ids per part: half of the limit of 50,000 URLs per file, and about 20 of 50 MB. */
const partSize = 25_000;

/** Pages in memory at the same time. */
const batchSize = 2_500;

type ReadPages = (range: IdRange, count: number) => Promise<ListedPage[]>;

@Injectable()
export class SitemapsService {
  constructor(
    private readonly pages: SitemapsRepository,
    private readonly search: JobSearch,
    private readonly server: ServerConfig,
  ) {}

  /** Lists all other non-empty sitemap files. */
  index(): PreparedAnswer {
    return toAnswer('index', async () => [await this.writeIndex()]);
  }

  /** @throws SitemapNotFoundError */
  jobs(part: string): PreparedAnswer {
    return toAnswer(`jobs-${part}`, () =>
      this.writePart(part, (range, count) => this.pages.openJobs(range, count), jobHref),
    );
  }

  /** @throws SitemapNotFoundError */
  companies(part: string): PreparedAnswer {
    return toAnswer(`companies-${part}`, () =>
      this.writePart(part, (range, count) => this.pages.hiringCompanies(range, count), companyHref),
    );
  }

  /** @throws SitemapNotFoundError */
  categories(): PreparedAnswer {
    return toAnswer('categories', async () => {
      const landings = await this.landings();
      if (landings.length === 0) throw new SitemapNotFoundError();
      return streamSitemap([landings], this.server.publicUrl);
    });
  }

  static(): PreparedAnswer {
    return toAnswer('static', () => streamSitemap([staticPages.map((path) => ({ path }))], this.server.publicUrl));
  }

  private async writeIndex(): Promise<string> {
    const [jobs, companies, landings] = await Promise.all([
      this.pages.jobParts(partSize),
      this.pages.companyParts(partSize),
      this.landings(),
    ]);
    const files = [
      ...jobs.map(({ part, changedAt }) => this.file(getJobsSitemap.template, part, changedAt)),
      ...companies.map(({ part, changedAt }) => this.file(getCompaniesSitemap.template, part, changedAt)),
      ...(landings.length === 0 ? [] : [this.file(getCategoriesSitemap.template, 1, latestOf(landings))]),
      this.file(getStaticSitemap.template, 1, undefined),
    ];
    const xml = Readable.from(files).pipe(new SitemapIndexStream({ level: ErrorLevel.THROW }));
    return (await xml.toArray()).join('');
  }

  /** The first batch is read before the response starts, so that an empty part returns 404 and an outage 503. */
  private async writePart(part: string, read: ReadPages, hrefOf: (page: ListedPage) => string): Promise<Readable> {
    const range = rangeOf(part);
    const first = range === null ? [] : await read(range, batchSize);
    if (range === null || first.length === 0) throw new SitemapNotFoundError();
    return streamSitemap(batchesOf(first, range, read, hrefOf), this.server.publicUrl);
  }

  /** Categories and places from the search facets, with the values of their canonical URLs. */
  private async landings(): Promise<SitemapPage[]> {
    const [{ facets }, changes] = await Promise.all([this.search.search(emptyJobFilter), this.pages.landingChanges()]);
    const changedAt = (kind: LandingChange['kind'], value: string) =>
      changes.find((one) => one.kind === kind && one.value === value)?.changedAt;
    return [
      ...facets.category.map(({ value }) => landing({ category: value }, changedAt('category', value))),
      ...facets.location.map(({ value }) => landing({ location: value }, changedAt('city', value))),
    ];
  }

  private file(template: string, part: number, changedAt: Date | undefined) {
    const url = this.server.publicUrl + expandTemplate(template, { part: String(part) });
    return changedAt === undefined ? { url } : { url, lastmod: changedAt.toISOString() };
  }
}

const toAnswer = (name: string, write: PreparedAnswer['write']): PreparedAnswer => ({
  key: `sitemap-${name}`,
  contentType: 'application/xml; charset=utf-8',
  write,
});

function landing(filter: { category?: string; location?: string }, changedAt: Date | undefined): SitemapPage {
  return { path: routes.jobs, query: toJobSearchParams({ ...emptyJobFilter, ...filter }).toString(), changedAt };
}

function latestOf(pages: readonly SitemapPage[]): Date | undefined {
  const times = pages.flatMap(({ changedAt }) => changedAt?.getTime() ?? []);
  return times.length === 0 ? undefined : new Date(Math.max(...times));
}

/** Null if the part name is invalid. */
function rangeOf(part: string): IdRange | null {
  if (!/^[1-9]\d{0,4}$/.test(part)) return null;
  const last = Number(part) * partSize;
  return { after: last - partSize, last };
}

/** Keyset pagination by id, so that a job that closes between batches does not shift the others. */
async function* batchesOf(
  first: readonly ListedPage[],
  { last }: IdRange,
  read: ReadPages,
  hrefOf: (page: ListedPage) => string,
): AsyncGenerator<SitemapPage[]> {
  let batch = first;
  while (batch.length > 0) {
    yield batch.map((page) => ({ path: hrefOf(page), changedAt: page.changedAt }));
    batch = await read({ after: batch.at(-1)!.id, last }, batchSize);
  }
}
