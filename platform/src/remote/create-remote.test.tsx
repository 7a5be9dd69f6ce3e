import { act, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Link, Route, Routes, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { services } from '#services';
import { expectConsole } from '../testing/expect-console';
import { createFragment, createRemote } from './create-remote';
import { lazyPage } from './lazy-page';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const declaration = {
  id: 'mfe-test',
  i18n: { pt: { title: 'Título' }, en: { title: 'Title' } },
};

const rendered = jest.fn();

function Thing() {
  rendered();
  const { t } = useTranslation('mfe-test');
  return (
    <p>
      {t('title')} {useParams()['id']} {useNavigationType()} <Link to="/things/9">nove</Link>
    </p>
  );
}

const App = () => (
  <Routes>
    <Route path="/things/:id" element={<Thing />} />
  </Routes>
);

const owns = (pathname: string) => pathname.startsWith('/things');

describe('a remote on the page', () => {
  let domElement: HTMLElement;
  const remote = createRemote(declaration, App);

  beforeEach(async () => {
    domElement = document.createElement('div');
    document.body.replaceChildren(domElement);
    services.history.push('/things/7');
    await act(() => remote.mount({ domElement, owns }));
    rendered.mockClear();
  });
  afterEach(() => act(() => remote.unmount({ domElement })));

  it('renders in the language of the page and follows changes', async () => {
    expect(domElement).toHaveTextContent('Título 7 PUSH');
    act(() => services.language.set('en'));
    expect(domElement).toHaveTextContent('Title 7');
    act(() => services.language.set('pt'));
  });

  it('renders once per navigation and distinguishes push from replace', async () => {
    act(() => services.history.replace('/things/8'));
    expect(domElement).toHaveTextContent('Título 8 REPLACE');
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('renders on the client if the URL differs from the server-rendered one', async () => {
    const known = services.telemetry.errors().length;
    const place = document.body.appendChild(document.createElement('div'));
    place.dataset['hydrate'] = '1';
    place.innerHTML = '<p>Título 7 POP <a href="/things/9">nove</a></p>';
    Object.assign(services.context, { path: '/things/7?page=2' });
    await act(() => remote.mount({ domElement: place, owns }));
    expect(place).toHaveTextContent('Título 7 PUSH nove');
    expect(services.telemetry.errors()).toHaveLength(known);
    Object.assign(services.context, { path: undefined });
    await act(() => remote.unmount({ domElement: place }));
  });

  it.each(['remote', 'fragment'])('hydrates server content as a %s after a navigation', async (kind) => {
    const Path = () => <p>{useLocation().pathname}</p>;
    const part = kind === 'remote' ? createRemote(declaration, Path) : createFragment(declaration, 'path', Path);
    const known = services.telemetry.errors().length;
    const place = document.body.appendChild(document.createElement('div'));
    place.dataset['hydrate'] = '1';
    place.innerHTML = '<p>/things/7</p>';
    const written = place.firstElementChild;
    const props = { domElement: place, owns, props: {} };
    await act(async () => {
      await part.mount(props);
      services.history.push('/things/9');
    });
    expect(place).toHaveTextContent('/things/9');
    expect(place.firstElementChild).toBe(written);
    expect(services.telemetry.errors()).toHaveLength(known);
    await act(() => part.unmount(props));
  });

  it('does not render while the URL belongs to another remote', async () => {
    act(() => services.history.push('/elsewhere'));
    expect(domElement).toHaveTextContent('Título 7');
    expect(rendered).not.toHaveBeenCalled();
  });

  it('navigates the shared history by its links', () => {
    act(() => domElement.querySelector('a')?.click());
    expect(window.location.pathname).toBe('/things/9');
  });
});

describe('a fragment', () => {
  it('receives initial and updated props', async () => {
    const domElement = document.createElement('div');
    const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;
    const fragment = createFragment(declaration, 'greeting', Greeting);
    await act(() => fragment.mount({ domElement, props: { name: 'Ana' } }));
    expect(domElement).toHaveTextContent('Olá, Ana');
    await act(() => fragment.update({ domElement, props: { name: 'Rui' } }));
    expect(domElement).toHaveTextContent('Olá, Rui');
    await act(() => fragment.unmount({ domElement, props: { name: 'Rui' } }));
    expect(domElement).toBeEmptyDOMElement();
  });
});

describe('a page in a chunk of its own', () => {
  const Page = () => <p>Página</p>;

  /** A remote whose page is loaded by `load`, with content from the server. */
  async function enter(load: () => Promise<ComponentType>, path = '/things/7') {
    const lazy = lazyPage('/things/:id', load);
    const remote = createRemote(declaration, () => <lazy.Page />, [lazy]);
    const domElement = document.createElement('div');
    document.body.replaceChildren(domElement);
    services.history.push(path);
    await act(() => remote.bootstrap());
    await act(() => remote.mount({ domElement, owns }));
    return { domElement, leave: () => act(() => remote.unmount({ domElement })) };
  }

  it('is loaded before the first render', async () => {
    const { domElement, leave } = await enter(() => Promise.resolve(Page));
    expect(domElement).toHaveTextContent('Página');
    await leave();
  });

  it('is not loaded first for another path', async () => {
    let arrive = (_page: ComponentType) => {};
    const load = () =>
      new Promise<ComponentType>((resolve) => {
        arrive = resolve;
      });
    const { domElement, leave } = await enter(load, '/other');
    expect(domElement.querySelector('[aria-busy]')).not.toBeNull();
    await act(async () => arrive(Page));
    expect(domElement).toHaveTextContent('Página');
    await leave();
  });

  it('shows a failure, and is loaded again on request', async () => {
    const load = jest.fn<Promise<ComponentType>, []>(() => Promise.reject(new Error('offline')));
    expectConsole(/^\[mfe-test\] PlatformError: TP-201 offline/);
    const { domElement, leave } = await enter(load);
    expect(services.telemetry.errors().at(-1)).toMatchObject({ id: 'mfe-test', error: { code: 'TP-201' } });
    expect(domElement).toHaveTextContent('TP-201');
    const retry = await waitFor(() => within(domElement).getByRole('button'));
    load.mockResolvedValue(Page);
    await act(async () => retry.click());
    await waitFor(() => expect(domElement).toHaveTextContent('Página'));
    await leave();
  });
});
