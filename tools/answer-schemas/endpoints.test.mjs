import { endpointsIn } from './endpoints.mjs';

const source = `
/** A job. */
export interface Job { id: number }

/**
 * The newest
 * first. 404 \`job_not_found\`.
 */
export const listJobs = defineEndpoint<NoVariables, Job[]>({ name: 'listJobs', method: 'GET', template: '/jobs' });

export const getFile = defineEndpoint<{ id: string }, Blob>({ name: 'getFile', method: 'GET', template: '/files/{id}' });
export const other = 1;
`;

test('reads the name, the response type and the doc comment of each endpoint', () => {
  expect(endpointsIn('jobs.contract.ts', source)).toEqual([
    { name: 'listJobs', answer: 'Job[]', description: 'The newest first. 404 `job_not_found`.' },
    { name: 'getFile', answer: null, description: '' },
  ]);
});

test('refuses an endpoint without a response type', () => {
  expect(() => endpointsIn('a.contract.ts', 'export const a = defineEndpoint({ name: "a" });')).toThrow(
    /a: .{0,100}response type/,
  );
});
