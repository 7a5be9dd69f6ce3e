// A schema is created on import, so a bundle contains all schemas of a file. Forms of different remotes have separate files.
export * from './application-management.schema.ts';
export * from './application.schema.ts';
export * from './auth.schema.ts';
export * from './blog.schema.ts';
export * from './campaign.schema.ts';
export * from './company-list.schema.ts';
export * from './contact.schema.ts';
export * from './interview.schema.ts';
export * from './job-assignment.schema.ts';
export * from './job-management.schema.ts';
export * from './job-search.schema.ts';
export * from './newsletter.schema.ts';
export * from './profile.schema.ts';
export * from './resume.schema.ts';
export * from './saved-job.schema.ts';
export * from './share-picture.schema.ts';
export * from './subscription.schema.ts';
