import { buildUser, createFakeServices } from 'platform/testing';
import { createValueStore, type Session } from 'platform';
import { routes } from 'shared-contracts';
import { createOwners } from '../routing/owners';
import { campaigns } from '../testing/page-remotes';
import { loadUnknownPages, updateLinks } from './optional-features';

function openPage(path: string, opened = path) {
  const { history } = createFakeServices({ path });
  const load = jest.fn();
  loadUnknownPages(createOwners([]), { history, opened }, load);
  return { history, load };
}

it('loads an unknown page from the server', () => {
  const { history, load } = openPage(routes.faq);
  history.push('/newsletter-admin');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads an unknown page that was opened before it could', () => {
  expect(openPage('/newsletter-admin', routes.home).load).toHaveBeenCalledTimes(1);
  expect(openPage(routes.home, routes.faq).load).not.toHaveBeenCalled();
});

it('loads an unknown page from the server again on Back', () => {
  const { history, load } = openPage('/newsletter-admin');
  history.push(routes.faq);
  history.go(-1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not load a page that the server has already sent again', () => {
  const { history, load } = openPage('/nada');
  history.replace('/nada?lng=en');
  history.push('/nada#fim');
  expect(load).not.toHaveBeenCalled();
});

it('does not load known pages from the server', () => {
  const { history, load } = openPage(routes.faq);
  history.push(routes.home);
  expect(load).not.toHaveBeenCalled();
});

describe('the links after a sign-in', () => {
  const anonymous: Session = { status: 'anonymous', user: null };
  const signedInAs = (role: 'user' | 'admin'): Session => ({ status: 'authenticated', user: buildUser({ role }) });

  async function linksAfter(...[first, ...next]: readonly [Session, ...Session[]]): Promise<unknown[]> {
    const session = createValueStore(first);
    const showLinks = jest.fn();
    updateLinks(session, showLinks, () => Promise.resolve({ contract: 1, remotes: [campaigns] }));
    for (const one of next) session.set(one);
    await Promise.resolve();
    return showLinks.mock.calls;
  }

  it('are those of the registry for the new role', async () => {
    expect(await linksAfter(anonymous, signedInAs('admin'))).toEqual([[[campaigns]]]);
    expect(await linksAfter(signedInAs('user'), signedInAs('admin'))).toEqual([[[campaigns]]]);
  });

  it('are not requested without a new role, nor shown after the session has ended', async () => {
    const loading: Session = { status: 'loading', user: null };
    expect(await linksAfter(loading, signedInAs('admin'))).toEqual([]);
    expect(await linksAfter(signedInAs('admin'), signedInAs('admin'), anonymous)).toEqual([]);
    expect(await linksAfter(anonymous, signedInAs('admin'), anonymous)).toEqual([]);
  });
});
