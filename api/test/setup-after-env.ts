import { failOnDifferences } from './openapi/answer-differences.ts';

afterEach(failOnDifferences);
// Reports differences in answers after the last test.
afterAll(failOnDifferences);
