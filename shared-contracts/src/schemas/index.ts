export * from './application.schema.ts';
export * from './contact.schema.ts';
export * from './job-feed.schema.ts';
export * from './job-search.schema.ts';
export * from './newsletter.schema.ts';
