import { api, queriesFromContract } from 'platform';
import {
  limits,
  listBlogPosts,
  listCategories,
  listCities,
  listCompanies,
  searchJobs,
  type RemoteData,
} from 'shared-contracts';

/** Uses the contracts' endpoint names, so that requests are shared with the strips of other remotes. */
export const { useSearchJobsQuery, useListCompaniesQuery, useListBlogPostsQuery } = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { searchJobs, listCompanies, listBlogPosts }),
});

/** The requests of the home page's own blocks. Jobs and companies use the same requests as the strips below. */
export const homeQuestions = {
  jobs: {},
  companies: { sort: 'jobs' },
  /** Without the posts' content, which is not used here. */
  posts: { per_page: String(limits.homeBlogPosts), _embed: '1', _fields: 'title,excerpt,link,_embedded' },
} as const;

/** The same for the HTML server, which sends the page without failed answers. */
export const homeData: readonly RemoteData[] = [
  { endpoint: searchJobs.name, template: searchJobs.template, arg: homeQuestions.jobs, optional: true },
  { endpoint: listCompanies.name, template: listCompanies.template, arg: homeQuestions.companies, optional: true },
  { endpoint: listBlogPosts.name, template: listBlogPosts.template, arg: homeQuestions.posts, optional: true },
];

/** The same contracts under the same names as in mfe-jobs: the first one to load injects them, both share the cache. */
export const { useListCitiesQuery, useListCategoriesQuery } = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { listCities, listCategories }),
});

/** Fragments of remotes on the home page, in order. */
export const homeFragments = [
  'mfe-jobs:categories',
  'mfe-jobs:featured',
  'mfe-jobs:recent',
  'mfe-companies:companies',
] as const;
