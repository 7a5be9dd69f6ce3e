import { Registry } from 'prom-client';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { saveJob } from '../../test/factories/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const metrics = () => api.app.get(Registry).metrics();

it('counts requests by route template, never by URL', async () => {
  const job = await saveJob(api.database);
  await api.inject(`/api/proxy/jobs/${job.id}`);
  await api.inject('/api/proxy/jobs/no-such-job-42424242');
  await api.inject('/api/nowhere-at-all?token=hush');
  const text = await metrics();
  const count = 'http_request_duration_seconds_count';
  expect(text).toContain(`${count}{method="GET",route="/api/proxy/jobs/:id",status="200"} 1`);
  expect(text).toContain(`${count}{method="GET",route="/api/proxy/jobs/:id",status="404"} 1`);
  expect(text).toContain(`${count}{method="GET",route="none",status="404"} 1`);
  expect(text).not.toMatch(/42424242|hush|nowhere/);
  expect(text).toContain('http_requests_in_flight 0');
});

it('counts connections of the database pool by state', async () => {
  await api.inject('/api/cities');
  const text = await metrics();
  expect(text).toMatch(/database_connections\{state="idle"\} [1-9]/);
  expect(text).toContain('database_connections{state="waiting"} 0');
});
