import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactNode } from 'react';
import { services } from '#services';
import { createFragment, createRemote } from './create-remote';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const declaration = { id: 'mfe-test', i18n: { pt: {}, en: {} } };

const written = `<h1 id="title">Analista</h1><p role="status" aria-busy="true">10 ofertas</p><a href="/jobs/9">Outra</a>`;

let broken: 'render' | 'effect' | 'nothing' = 'nothing';

const Content = () => (
  <>
    <h1 id="title">Analista</h1>
    <p role="status" aria-busy="true">
      10 ofertas
    </p>
    <a href="/jobs/9">Outra</a>
  </>
);

function App() {
  if (broken === 'render') throw new Error('gallery: first render');
  useEffect(() => {
    if (broken === 'effect') throw new Error('gallery: first effect');
  }, []);
  return <Content />;
}

/** Crashes after it was mounted. */
function Clicked() {
  const [crashed, setCrashed] = useState(false);
  if (crashed) throw new Error('gallery: click');
  return (
    <button type="button" onClick={() => setCrashed(true)}>
      Candidatar
    </button>
  );
}

const kinds = {
  remote: (Part: () => ReactNode) => createRemote(declaration, Part),
  fragment: (Part: () => ReactNode) => createFragment(declaration, 'part', Part),
};
const codes = () => services.telemetry.errors().map(({ error }) => (error as { code?: string }).code);

describe.each(['remote', 'fragment'] as const)('the server content of a failed %s', (kind) => {
  let domElement: HTMLElement;

  async function mount(Part: () => ReactNode, markup: string) {
    domElement.innerHTML = markup;
    if (markup !== '') domElement.dataset['hydrate'] = '1';
    const part = kinds[kind](Part);
    const props = { domElement, props: {} };
    await act(() => part.mount(props));
    return () => act(() => part.unmount(props));
  }

  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    services.history.push('/jobs/1');
    domElement = document.createElement('div');
    document.body.replaceChildren(domElement);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each(['render', 'effect'] as const)('stays readable below the panel when its first %s throws', async (failing) => {
    broken = failing;
    const known = codes().length;
    const unmount = await mount(App, written);
    const panel = screen.getByRole('alert');
    expect(panel).toHaveTextContent('O conteúdo continua legível');
    expect(panel).toHaveTextContent(`Referência para o apoio: ${failing === 'render' ? 'TP-502' : 'TP-503'}`);
    const title = screen.getByRole('heading', { level: 1, name: 'Analista' });
    expect(panel.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'Outra' })).toHaveAttribute('href', '/jobs/9');
    expect(document.querySelectorAll('#title')).toHaveLength(1);
    // Nothing is announced twice, and nothing is waiting.
    expect(screen.queryByRole('status')).toBeNull();
    expect(document.querySelector('[aria-busy]')).toBeNull();
    expect(codes().slice(known)).toEqual([failing === 'render' ? 'TP-502' : 'TP-503']);

    // A retry that fails keeps it too.
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Analista' })).toBeVisible();
    expect(screen.getByRole('alert')).toBeVisible();

    broken = 'nothing';
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('10 ofertas');
    expect(document.querySelectorAll('#title')).toHaveLength(1);
    await unmount();
  });

  it('does not exist after a navigation: only the panel is shown', async () => {
    broken = 'render';
    const unmount = await mount(App, '');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Esta parte do site não carregou. O resto continua a funcionar.',
    );
    expect(screen.queryByRole('link')).toBeNull();
    broken = 'nothing';
    await unmount();
  });

  it('is replaced when another address is opened', async () => {
    broken = 'render';
    const unmount = await mount(App, written);
    broken = 'nothing';
    await act(async () => services.history.push('/jobs/2'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toBeVisible();
    await unmount();
  });

  it('is kept as it was shown when the part crashes later', async () => {
    const unmount = await mount(Clicked, '<button type="button">Candidatar</button>');
    await userEvent.click(screen.getByRole('button', { name: 'Candidatar' }));
    expect(screen.getByRole('alert')).toHaveTextContent('TP-503');
    expect(screen.getByRole('button', { name: 'Candidatar' })).toBeVisible();
    await unmount();
  });
});
