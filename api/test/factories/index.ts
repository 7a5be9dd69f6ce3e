export * from './category.factory.ts';
export * from './company.factory.ts';
export * from './job.factory.ts';
export { insertRow } from './insert-row.ts';
export { nextNumber, nextSerial, pick, testSeed } from './seed.ts';
