import { dataOf, limits, listBlogPosts, listCompanies, listHomeJobs, type RemoteData } from 'shared-contracts';

/** The requests of the home page's own blocks. Jobs and companies use the same requests as the strips below. */
export const homeQuestions = {
  jobs: {},
  companies: { sort: 'jobs' },
  /** Without the posts' content, which is not used here. */
  posts: { per_page: String(limits.homeBlogPosts), _embed: '1', _fields: 'title,excerpt,link,_embedded' },
} as const;

/** The same for the HTML server, which sends the page without failed answers. */
export const homeData: readonly RemoteData[] = [
  dataOf(listHomeJobs, { arg: homeQuestions.jobs, optional: true }),
  dataOf(listCompanies, { arg: homeQuestions.companies, optional: true }),
  dataOf(listBlogPosts, { arg: homeQuestions.posts, optional: true }),
];
