import { api, queriesFromContract } from 'platform';
import { limits, listBlogPosts, listCompanies, searchJobs, type RemoteData } from 'shared-contracts';

/** Uses the contracts' endpoint names, so that requests are shared with the strips of other remotes. */
export const { useSearchJobsQuery, useListCompaniesQuery, useListBlogPostsQuery } = api.injectEndpoints({
  endpoints: (build) => queriesFromContract(build, { searchJobs, listCompanies, listBlogPosts }),
});

/** The requests of the home page's own blocks. The jobs and the companies are those that the strips below show. */
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
