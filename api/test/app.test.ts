import { createTestApp, type TestApp } from './create-test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

it('answers an unknown address with the error shape', async () => {
  const answer = await api.inject('/api/nothing');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});
