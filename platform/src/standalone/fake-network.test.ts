import { getCompany, getJob, getSession, searchJobs, type User } from 'shared-contracts';
import { buildJob } from 'shared-contracts/testing';
import { answer } from '../testing/fake-api';
import { createFakeNetwork, endpointOf, type UnansweredRequest } from './fake-network';
import { readSettings, settingsKey } from './settings';

const unanswered: UnansweredRequest[] = [];
const recorded = {
  site: 'https://site.pt',
  pages: [],
  answers: [{ template: getCompany.template, path: '/api/proxy/companies/vela-3', body: { name: 'Vela (recorded)' } }],
};

const respond = createFakeNetwork({
  answers: [answer(getJob, (_request, { id }) => buildJob({ slug: id }))],
  recorded,
  onUnanswered: (request) => unanswered.push(request),
});
const get = async (path: string) => respond(new Request(new URL(path, window.location.origin)));
const bodyOf = async (path: string) => (await get(path)).json() as Promise<unknown>;
const choose = (settings: object) => localStorage.setItem(settingsKey, JSON.stringify(settings));

describe('the network of the standalone mode', () => {
  beforeEach(() => {
    localStorage.clear();
    unanswered.length = 0;
  });

  it('passes the argument of the endpoint to its answer', async () => {
    expect(await bodyOf('/api/proxy/jobs/designer-12')).toMatchObject({ slug: 'designer-12' });
  });

  it('reports a request without an answer with its endpoint, and fails it', async () => {
    await expect(get('/api/proxy/companies/horta-5')).rejects.toThrow('No answer for GET /api/proxy/companies/horta-5');
    await expect(get('/api/nothing')).rejects.toThrow(TypeError);
    expect(unanswered.map(({ path, endpoint }) => [path, endpoint?.name])).toEqual([
      ['/api/proxy/companies/horta-5', getCompany.name],
      ['/api/nothing', undefined],
    ]);
  });

  it('uses recorded answers unless the toolbar selects faked ones', async () => {
    expect(await bodyOf('/api/proxy/companies/vela-3')).toEqual({ name: 'Vela (recorded)' });
    choose({ answers: 'faked' });
    await expect(get('/api/proxy/companies/vela-3')).rejects.toThrow('No answer');
  });

  it('has the session and the network that the toolbar selects', async () => {
    expect((await get(getSession.template)).status).toBe(401);
    choose({ session: 'admin' });
    expect(((await bodyOf(getSession.template)) as User).role).toBe('admin');
    choose({ network: 'failing' });
    await expect(get('/api/proxy/jobs/designer-12')).rejects.toThrow('Failed to fetch');
    expect(unanswered).toEqual([]);
  });

  it('starts with default settings if the stored ones are invalid', () => {
    for (const text of ['{', 'null', '{"session":"root"}']) {
      localStorage.setItem(settingsKey, text);
      expect(readSettings()).toEqual({ session: 'visitor', network: 'ok', answers: 'recorded' });
    }
  });
});

it('finds the most literal endpoint of a request', () => {
  expect(endpointOf('GET', '/api/proxy/job-search')?.name).toBe(searchJobs.name);
  expect(endpointOf('GET', '/api/proxy/jobs/')).toBeUndefined();
  expect(endpointOf('POST', '/api/proxy/jobs/12')).toBeUndefined();
});
