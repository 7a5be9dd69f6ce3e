import { createFakeServices } from 'platform/testing';
import { routes } from 'shared-contracts';
import { createOwners } from '../routing/owners';
import { loadUnknownPages } from './optional-features';

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
