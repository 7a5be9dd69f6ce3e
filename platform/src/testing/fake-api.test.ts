import { applyToJob, getJob, listCities } from 'shared-contracts';
import { answer, fakeApi, refuse } from './fake-api';

const upload = (address: string, body: FormData) =>
  new Promise<XMLHttpRequest>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.addEventListener('load', () => resolve(request));
    request.addEventListener('error', reject);
    request.send(body);
  });

describe('the fake API', () => {
  const api = fakeApi(answer(listCities, ['Lisboa']));

  it('responds to contract endpoints and records requests', async () => {
    const cities = await fetch('/api/cities');
    expect(await cities.json()).toEqual(['Lisboa']);
    expect(api.requests()).toEqual(['GET /api/cities']);
  });

  it('can be overridden for one test', async () => {
    api.use(
      refuse(getJob, 404, 'job_not_found'),
      answer(listCities, ({ url }) => [new URL(url).pathname]),
    );
    const job = await fetch('/api/proxy/jobs/12');
    expect(job.status).toBe(404);
    expect(await job.json()).toMatchObject({ code: 'job_not_found' });
    expect(await (await fetch('/api/cities')).json()).toEqual(['/api/cities']);
  });

  it('responds to uploads with the same handlers', async () => {
    api.use(answer(applyToJob, async (request) => ({ id: (await request.formData()).get('name') }) as never));
    const form = new FormData();
    form.append('name', 'Inês');
    const { status, responseText } = await upload('/api/jobs/12/resume', form);
    expect([status, JSON.parse(responseText)]).toEqual([200, { id: 'Inês' }]);
    expect(api.requests()).toEqual(['POST /api/jobs/12/resume']);
  });

  it('rejects an upload with additional response fields', async () => {
    api.use(refuse(applyToJob, 400, 'validation_failed', { fields: { email: 'validation.email' } }));
    const { status, responseText } = await upload('/api/jobs/12/resume', new FormData());
    expect(status).toBe(400);
    expect(JSON.parse(responseText)).toMatchObject({ fields: { email: 'validation.email' } });
  });

  it('can simulate an unreachable API', async () => {
    api.use(answer(applyToJob, () => Response.error()));
    await expect(upload('/api/jobs/12/resume', new FormData())).rejects.toMatchObject({ type: 'error' });
    await expect(fetch('/api/jobs/12/resume', { method: 'POST' })).rejects.toThrow('Failed to fetch');
  });

  it('resets overrides after each test', async () => {
    expect(await (await fetch('/api/cities')).json()).toEqual(['Lisboa']);
  });
});
