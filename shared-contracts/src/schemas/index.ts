export * from './application.schema.ts';
export * from './job-search.schema.ts';
