export * from './application.schema.ts';
export * from './blog.schema.ts';
export * from './company-list.schema.ts';
export * from './contact.schema.ts';
export * from './job-feed.schema.ts';
export * from './job-search.schema.ts';
export * from './newsletter.schema.ts';
export * from './share-picture.schema.ts';
