import { dataOf, limits, listBlogPosts, listHomeCompanies, listHomeJobs, type RemoteData } from 'shared-contracts';

/** The arguments of the home page's own requests. */
export const homeQuestions = {
  /** Without the posts' content, which is not used here. */
  posts: { per_page: String(limits.homeBlogPosts), _embed: '1', _fields: 'title,excerpt,link,_embedded' },
} as const;

/** The requests, for the HTML server. Jobs and companies are the same as those of the strips below. It sends the page without failed answers. */
export const homeData: readonly RemoteData[] = [
  dataOf(listHomeJobs, { arg: {}, optional: true }),
  dataOf(listHomeCompanies, { arg: {}, optional: true }),
  dataOf(listBlogPosts, { arg: homeQuestions.posts, optional: true }),
];
