import { failOnDifferences } from './openapi/answer-differences.ts';

afterEach(failOnDifferences);
// What was answered after the last test.
afterAll(failOnDifferences);
