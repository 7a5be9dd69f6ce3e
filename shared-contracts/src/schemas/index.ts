export * from './job-search.schema.ts';
