// A schema is created on import, so a bundle contains all schemas of a file. Forms of different remotes have separate files.
export * from './account.schema.ts';
export * from './application.schema.ts';
export * from './auth.schema.ts';
export * from './campaign.schema.ts';
export * from './client-events.schema.ts';
export * from './contact.schema.ts';
export * from './interview.schema.ts';
export * from './job-management.schema.ts';
export * from './queries.schema.ts';
export * from './remotes.schema.ts';
export * from './subscription.schema.ts';
