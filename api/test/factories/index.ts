export * from './blog.factory.ts';
export * from './category.factory.ts';
export * from './company.factory.ts';
export * from './job.factory.ts';
export * from './pdf.factory.ts';
export * from './raw-pdf.factory.ts';
export * from './user.factory.ts';
