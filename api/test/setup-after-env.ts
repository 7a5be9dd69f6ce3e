import { failOnDifferences } from './openapi/answer-differences.ts';

afterEach(failOnDifferences);
// Reports differences in responses after the last test.
afterAll(failOnDifferences);
