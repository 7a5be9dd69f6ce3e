import { limits, listBlogPosts, listCompanies, listHomeJobs, type RemoteData } from 'shared-contracts';

/** The requests of the home page's own blocks. Jobs and companies use the same requests as the strips below. */
export const homeQuestions = {
  jobs: {},
  companies: { sort: 'jobs' },
  /** Without the posts' content, which is not used here. */
  posts: { per_page: String(limits.homeBlogPosts), _embed: '1', _fields: 'title,excerpt,link,_embedded' },
} as const;

/** The same for the HTML server, which sends the page without failed answers. */
export const homeData: readonly RemoteData[] = [
  { endpoint: listHomeJobs.name, template: listHomeJobs.template, arg: homeQuestions.jobs, optional: true },
  { endpoint: listCompanies.name, template: listCompanies.template, arg: homeQuestions.companies, optional: true },
  { endpoint: listBlogPosts.name, template: listBlogPosts.template, arg: homeQuestions.posts, optional: true },
];
