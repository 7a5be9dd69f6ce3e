import { defineEndpoint } from 'shared-contracts';
import { answer, createFakeServices, fakeApi, refuse } from '../testing';
import { createSessionSource } from '../services/session/session';
import { createRemoteServices } from './remote-services';

const owns = (pathname: string) => pathname === '/admin';

function open(path = '/admin') {
  const page = createFakeServices({ path });
  const session = createSessionSource(page.store);
  return { page, ...createRemoteServices({ id: 'mfe-other', services: page, session, owns }) };
}

const note = defineEndpoint<{ id: string }, { text: string }>({
  name: 'getNote',
  method: 'GET',
  template: '/api/notes/{id}',
});
const change = defineEndpoint<{ id: string }, { text: string }, { text: string }>({
  name: 'changeNote',
  method: 'PUT',
  template: '/api/notes/{id}',
});

describe('the services of a remote without the shared platform', () => {
  it('return the address, which does not change while another remote is active', () => {
    const { page, services } = open('/admin?tab=send');
    const listener = jest.fn();
    services.address.subscribe(listener);
    page.history.push('/admin?tab=history#top');
    expect(services.address.get()).toBe('/admin?tab=history#top');
    page.history.push('/jobs');
    expect(services.address.get()).toBe('/admin?tab=history#top');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('push or replace a history entry', () => {
    const { page, services } = open();
    services.navigate('/admin?tab=send');
    services.navigate('/admin?campaign=4', { replace: true });
    page.history.go(-1);
    expect(page.history.get().location.search).toBe('');
  });

  it('translate texts of the remote into the current language, with plural forms', async () => {
    const { page, services } = open();
    const t = services.texts({
      pt: { title: 'Guias', list: { count_one: '{{count}} guia', count_other: '{{count}} guias' } },
      en: { title: 'Guides', list: { count_one: '{{count}} guide', count_other: '{{count}} guides' } },
    });
    expect([t('title'), t('list.count', { count: 1 })]).toEqual(['Guias', '1 guia']);
    await page.i18n.changeLanguage('en');
    expect([t('title'), t('list.count', { count: 2 })]).toEqual(['Guides', '2 guides']);
    // @ts-expect-error A misspelt key is an error of the build.
    expect(t('titel')).toBe('titel');
  });

  it('follow the theme', () => {
    const { page, services } = open();
    const listener = jest.fn();
    services.theme.subscribe(listener);
    page.theme.set('dark');
    expect(services.theme.get()).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('undo what the remote subscribed and set', () => {
    const { page, services, end } = open();
    const listener = jest.fn();
    services.address.subscribe(listener);
    services.theme.subscribe(listener);
    services.language.subscribe(listener);
    services.setPageMeta({ title: 'Guias' });
    services.setPageMeta({ title: 'Guia' });
    expect(document.title).toMatch(/^Guia /);
    end();
    page.history.push('/jobs');
    page.theme.set('dark');
    page.language.set('en');
    expect(listener).not.toHaveBeenCalled();
    expect(document.title).not.toMatch(/Guia/);
  });
});

describe('requests of a remote without the shared platform', () => {
  const api = fakeApi(answer(note, { text: 'one' }), answer(change, { text: 'two' }));

  it('call endpoints of the API, and reject with its error', async () => {
    const { services } = open();
    await expect(services.request(note, { id: 'a b' })).resolves.toEqual({ text: 'one' });
    await expect(services.request(change, { id: '1', body: { text: 'two' } })).resolves.toEqual({ text: 'two' });
    expect(api.requests()).toEqual(['GET /api/notes/a%20b', 'PUT /api/notes/1']);
    api.use(refuse(note, 404, 'not_found', { error: 'Não existe' }));
    await expect(services.request(note, { id: '1' })).rejects.toMatchObject({
      status: 404,
      data: { code: 'not_found', error: 'Não existe' },
    });
  });
});
