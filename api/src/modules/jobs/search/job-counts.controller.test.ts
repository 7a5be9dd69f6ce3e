import { emptyJobFilter } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { JobCounts } from './job-counts.service.ts';

const answers = { pay: { count: 0, columns: null }, companies: { items: [], total: 0 } };
const pay = jest.fn(() => Promise.resolve(answers.pay));
const companies = jest.fn(() => Promise.resolve(answers.companies));

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ ports: [{ token: JobCounts, fake: { pay, companies } }] });
});
beforeEach(() => jest.clearAllMocks());
afterAll(() => api.close());

const filter = { ...emptyJobFilter, keyword: 'enfermeira', companyId: ['7', '8'], minPay: '1200' };
const query = '?keyword=enfermeira&companyId=7&companyId=8&minPay=1200';

it('GET /api/proxy/job-pay counts the pay of a search', async () => {
  const answer = await api.inject(`/api/proxy/job-pay${query}`);
  expect([answer.statusCode, answer.json()]).toEqual([200, answers.pay]);
  expect(pay).toHaveBeenCalledWith(filter);
});

it('GET /api/proxy/job-companies counts the companies of a search, by name', async () => {
  const answer = await api.inject(`/api/proxy/job-companies${query}&companyName=mar`);
  expect([answer.statusCode, answer.json()]).toEqual([200, answers.companies]);
  expect(companies).toHaveBeenCalledWith(filter, 'mar');
  await api.inject('/api/proxy/job-companies');
  expect(companies).toHaveBeenLastCalledWith(emptyJobFilter, '');
});

it.each(['job-pay?type=' + 'x'.repeat(101), 'job-companies?companyName=' + 'x'.repeat(101)])(
  'returns 400 validation_failed for %s',
  async (path) => {
    const answer = await api.inject(`/api/proxy/${path}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
  },
);
