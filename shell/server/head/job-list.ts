import { jobHref, type JobSearchPage } from 'shared-contracts';

/** T15: the rows of this page in their order, numbered through all pages. */
export function jobList({ items, page, pageSize }: JobSearchPage, publicUrl: string): object {
  return {
    '@type': 'ItemList',
    itemListElement: items.map((job, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * pageSize + index + 1,
      url: publicUrl + jobHref(job),
    })),
  };
}
