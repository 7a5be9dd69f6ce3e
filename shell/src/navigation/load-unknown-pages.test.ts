import { createFakeServices } from 'platform/testing';
import { routes } from 'shared-contracts';
import { createOwners } from '../routing/owners';
import { loadUnknownPages } from './load-unknown-pages';

function openPage(path: string) {
  const { history } = createFakeServices({ path });
  const load = jest.fn();
  loadUnknownPages(createOwners([]), history, load);
  return { history, load };
}

it('loads an unknown page from the server', () => {
  const { history, load } = openPage(routes.faq);
  history.push('/newsletter-admin');
  expect(load).toHaveBeenCalledTimes(1);
});

it('the server is asked again where the way back leads to such a page', () => {
  const { history, load } = openPage('/newsletter-admin');
  history.push(routes.faq);
  history.go(-1);
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not load a page again that the server has already answered', () => {
  const { history, load } = openPage('/nada');
  history.replace('/nada?lng=en');
  history.push('/nada#fim');
  expect(load).not.toHaveBeenCalled();
});

it('pages that are known need no server', () => {
  const { history, load } = openPage(routes.faq);
  history.push(routes.home);
  expect(load).not.toHaveBeenCalled();
});
