import { act } from '@testing-library/react';
import { Route } from 'react-router-dom';
import { services } from '#services';
import { createRemote } from './create-remote';
import { Routes } from './Routes';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const remote = createRemote({ id: 'mfe-test', i18n: { pt: {}, en: {} } }, () => (
  <Routes>
    <Route path="/things/:id" element={<p>Coisa</p>} />
  </Routes>
));

const page = document.createElement('div');
const owns = (pathname: string) => pathname.startsWith('/things');

beforeAll(async () => {
  document.body.append(page);
  services.history.push('/things/7');
  await act(() => remote.mount({ domElement: page, owns }));
});
afterAll(() => act(() => remote.unmount({ domElement: page })));

it('renders the route that matches', () => {
  expect(page).toHaveTextContent('Coisa');
});

it('renders the fallback of SPEC §2 in both languages for an unmatched path', () => {
  act(() => services.history.push('/things/7/forgotten'));
  expect(page.querySelector('h1')).toHaveTextContent('404 Página não encontrada');
  expect(page).toHaveTextContent('Esqueceu-se de adicionar a página ao router?');
  act(() => services.language.set('en'));
  expect(page.querySelector('h1')).toHaveTextContent('404 Page Not Found');
  expect(page).toHaveTextContent('Did you forget to add the page to the router?');
  act(() => services.language.set('pt'));
});
