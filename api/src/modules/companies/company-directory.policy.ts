import {
  byName,
  companyFacetNames,
  fold,
  isOneOf,
  limits,
  slugify,
  workplaces,
  type CompanyFacetName,
  type CompanyFilter,
  type CompanyShare,
  type CompanySort,
  type FacetValue,
  type PayShare,
  type Workplace,
} from 'shared-contracts';
import type { HiringCompanyRecord } from './hiring-companies.repository.ts';

/** A city or category of open jobs. */
interface Share extends CompanyShare {
  slug: string;
}

export interface HiringCompany extends HiringCompanyRecord {
  /** Open jobs by city and by category, most jobs first. */
  cities: readonly Share[];
  areas: readonly Share[];
  /** Open jobs by workplace. */
  workplaces: Readonly<Record<Workplace, number>>;
}

interface Entry {
  company: HiringCompany;
  /** Name and industry, folded. */
  words: string;
  /** Values of each facet. */
  values: Record<CompanyFacetName, readonly Named[]>;
}

interface Named {
  value: string;
  label: string;
}

const portuguese = new Intl.Collator('pt');
const byCompanyName = (a: Entry, b: Entry) =>
  portuguese.compare(a.company.name, b.company.name) || a.company.id - b.company.id;
const byJobs = (a: Entry, b: Entry) => b.company.jobCount - a.company.jobCount;
const byCount = <Counted extends { count: number }>(nameOf: (one: Counted) => string) => {
  return (a: Counted, b: Counted) => b.count - a.count || portuguese.compare(nameOf(a), nameOf(b));
};

export interface FoundCompanies {
  companies: readonly HiringCompany[];
  facets: Record<CompanyFacetName, FacetValue[]>;
}

/**
 * The companies with open jobs, folded and sorted once per data version. Sorting in the process instead of in SQL gives
 * the accents and order of the search and of Portuguese on any database locale.
 */
export class CompanyDirectory {
  /** Of all open jobs. */
  readonly pay: PayShare;
  private readonly sorted: Readonly<Record<CompanySort, readonly Entry[]>>;
  private readonly byId: ReadonlyMap<number, HiringCompany>;

  constructor(records: readonly HiringCompanyRecord[]) {
    const entries = records.map((record) => toEntry(toHiringCompany(record)));
    const name = entries.toSorted(byCompanyName);
    this.sorted = { name, jobs: name.toSorted(byJobs) };
    this.byId = new Map(entries.map(({ company }) => [company.id, company]));
    this.pay = { stated: sum(records, ({ payCount }) => payCount), open: sum(records, ({ jobCount }) => jobCount) };
  }

  /** Null: the company has no open job. */
  get(id: number): HiringCompany | null {
    return this.byId.get(id) ?? null;
  }

  /** Companies with every word of the search in their name or industry, and with a chosen value of each facet. */
  find(filter: Pick<CompanyFilter, 'search' | 'sort' | CompanyFacetName>): FoundCompanies {
    const wanted = fold(filter.search).split(/\s+/);
    const named = this.sorted[filter.sort].filter(({ words }) => wanted.every((word) => words.includes(word)));
    const matches = (entry: Entry, ignored: CompanyFacetName | null) =>
      companyFacetNames.every((name) => name === ignored || accepts(filter[name], entry.values[name]));
    return {
      companies: named.filter((entry) => matches(entry, null)).map(({ company }) => company),
      facets: byName(companyFacetNames, (name) =>
        facetOf(name, this.sorted.name, new Set(named.filter((entry) => matches(entry, name)))),
      ),
    };
  }

  /** Other companies: the same industry first, then the most shared categories, then the most open jobs. */
  similarTo({ id, industry }: { id: number; industry: string | null }): HiringCompany[] {
    const areas = new Set(this.get(id)?.areas.map(({ slug }) => slug));
    const own = slugify(industry ?? '');
    return this.sorted.jobs
      .filter(({ company }) => company.id !== id)
      .map(({ company }) => ({
        company,
        isSameIndustry: own !== '' && slugify(company.industry ?? '') === own ? 1 : 0,
        shared: company.areas.filter(({ slug }) => areas.has(slug)).length,
      }))
      .filter(({ isSameIndustry, shared }) => isSameIndustry + shared > 0)
      .toSorted((a, b) => b.isSameIndustry - a.isSameIndustry || b.shared - a.shared)
      .slice(0, limits.similarCompanies)
      .map(({ company }) => company);
  }
}

const sum = <One>(list: readonly One[], of: (one: One) => number) => list.reduce((total, one) => total + of(one), 0);

function toHiringCompany(record: HiringCompanyRecord): HiringCompany {
  const counts = new Map(record.workplaceCounts);
  return {
    ...record,
    cities: sharesOf(record.cityCounts.map(([name, count]) => ({ slug: slugify(name), name, count }))),
    areas: sharesOf(record.areaCounts.map(([slug, name, count]) => ({ slug, name, count }))),
    workplaces: byName(workplaces, (name) => counts.get(name) ?? 0),
  };
}

/** Sums spellings of one slug ("Évora", "evora") under the most frequent one. */
function sharesOf(list: readonly Share[]): Share[] {
  const bySlug = new Map<string, Share>();
  for (const share of list.toSorted(byCount(({ name }) => name))) {
    const known = bySlug.get(share.slug);
    bySlug.set(share.slug, known === undefined ? share : { ...known, count: known.count + share.count });
  }
  return [...bySlug.values()].toSorted(byCount(({ name }) => name));
}

function toEntry(company: HiringCompany): Entry {
  const { name, industry, cities } = company;
  const sector = industry?.trim() ?? '';
  const named = (values: Named[]) => values.filter(({ value }) => value !== '');
  return {
    company,
    words: fold(`${name} ${sector}`),
    values: {
      industry: named([{ value: slugify(sector), label: sector }]),
      city: named(cities.map((city) => ({ value: city.slug, label: city.name }))),
      workplace: workplaces.filter((one) => company.workplaces[one] > 0).map((value) => ({ value, label: value })),
    },
  };
}

const accepts = (chosen: readonly string[], values: readonly Named[]) =>
  chosen.length === 0 || values.some(({ value }) => chosen.includes(value));

/** Counts the matches of every value that occurs in the directory. The order does not depend on the matches. */
function facetOf(name: CompanyFacetName, all: readonly Entry[], matches: ReadonlySet<Entry>): FacetValue[] {
  const counts = new Map<string, Named & { count: number; matching: number }>();
  for (const entry of all) {
    for (const one of entry.values[name]) {
      const { label, count, matching } = counts.get(one.value) ?? { label: one.label, count: 0, matching: 0 };
      counts.set(one.value, {
        value: one.value,
        label,
        count: count + 1,
        matching: matching + (matches.has(entry) ? 1 : 0),
      });
    }
  }
  const order = name === 'workplace' ? byWorkplace : byCount<Named & { count: number }>(({ label }) => label);
  return [...counts.values()].toSorted(order).map(({ value, label, matching }) => ({ value, label, count: matching }));
}

const byWorkplace = (a: Named, b: Named) => orderOf(a.value) - orderOf(b.value);
const orderOf = (value: string) => (isOneOf(workplaces, value) ? workplaces.indexOf(value) : workplaces.length);
