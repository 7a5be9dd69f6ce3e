import { Controller, Header } from '@nestjs/common';
import {
  byName,
  countJobsByPlace,
  facetNames,
  filterRow,
  searchJobs,
  toJobFilter,
  type FacetName,
  type FacetValue,
  type JobPlaceCounts,
  type JobSearchPage,
  type JobSearchVariables,
} from 'shared-contracts';
import { jobSearchSchema } from 'shared-contracts/schemas';
import { exampleJob, type ExampleOf, Public, Route, ValidatedQuery, Versioned } from '../../../http/index.ts';
import { JobSearch } from './job-search.service.ts';

/** The first known value; empty if the data determines the values. */
const exampleFacet = (name: FacetName): FacetValue[] =>
  filterRow(name)
    .values?.slice(0, 1)
    .map((value) => ({ value, label: value, count: 1 })) ?? [];

const searchJobsExample: ExampleOf<typeof searchJobs> = {
  answer: {
    items: [exampleJob],
    page: 1,
    pageSize: 10,
    totalPages: 1,
    total: 1,
    totalIsExact: true,
    facets: {
      ...byName(facetNames, exampleFacet),
      category: [{ value: 'tecnologia', label: 'Tecnologia', count: 1 }],
      location: [{ value: 'Porto', label: 'Porto', count: 1 }],
    },
    category: { slug: 'tecnologia', name: 'Tecnologia' },
    companies: [],
    places: [
      {
        value: 'porto_15',
        id: 'porto',
        kind: 'municipality',
        name: 'Porto',
        context: 'Porto',
        radiusKm: 15,
        label: { pt: 'Porto + 15 km', en: 'Porto + 15 km' },
        phrase: { pt: 'até 15 km do Porto', en: 'within 15 km of Porto' },
      },
    ],
    correction: { asked: 'programadra', used: 'programadora' },
    relaxation: null,
    now: '2026-03-09T10:00:00.000Z',
  },
};

const countJobsByPlaceExample: ExampleOf<typeof countJobsByPlace> = {
  answer: {
    municipalities: [
      { id: 'lisboa', count: 12 },
      { id: 'porto', count: 7 },
    ],
    total: 22,
    remote: 3,
    elsewhere: 0,
  },
};

@Controller()
@Versioned()
export class JobSearchController {
  /** A cached page is serialized to JSON only once. */
  private readonly written = new WeakMap<JobSearchPage, string>();

  constructor(private readonly jobs: JobSearch) {}

  @Route(searchJobs, searchJobsExample)
  @Public()
  @Header('content-type', 'application/json; charset=utf-8')
  async search(@ValidatedQuery(jobSearchSchema) query: JobSearchVariables): Promise<string> {
    const page = await this.jobs.search(toJobFilter(query));
    const written = this.written.get(page) ?? JSON.stringify(page);
    this.written.set(page, written);
    return written;
  }

  @Route(countJobsByPlace, countJobsByPlaceExample)
  @Public()
  places(@ValidatedQuery(jobSearchSchema) query: JobSearchVariables): Promise<JobPlaceCounts> {
    return this.jobs.places(toJobFilter(query));
  }
}
