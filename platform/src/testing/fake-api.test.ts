import { getJob, listCities } from 'shared-contracts';
import { answer, fakeApi, refuse } from './fake-api';

describe('the fake API', () => {
  const api = fakeApi(answer(listCities, ['Lisboa']));

  it('answers the endpoints of the contracts, and keeps account', async () => {
    const cities = await fetch('/api/cities');
    expect(await cities.json()).toEqual(['Lisboa']);
    expect(api.requests()).toEqual(['GET /api/cities']);
  });

  it('answers differently for one test', async () => {
    api.use(
      refuse(getJob, 404, 'job_not_found'),
      answer(listCities, ({ url }) => [new URL(url).pathname]),
    );
    const job = await fetch('/api/proxy/jobs/12');
    expect(job.status).toBe(404);
    expect(await job.json()).toMatchObject({ code: 'job_not_found' });
    expect(await (await fetch('/api/cities')).json()).toEqual(['/api/cities']);
  });

  it('forgets it for the next', async () => {
    expect(await (await fetch('/api/cities')).json()).toEqual(['Lisboa']);
  });
});
