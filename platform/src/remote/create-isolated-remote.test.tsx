import { act } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Language } from 'shared-contracts';
import { createFakeRemoteServices } from '../testing/fake-remote-services';
import { Link } from '../ui/Link/Link';
import { createIsolatedRemote } from './create-isolated-remote';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Title = styled.h1`
  color: rgb(1, 2, 3);
`;

function App() {
  const { t } = useTranslation('mfe-admin');
  const [broken, setBroken] = useState(false);
  const [query] = useSearchParams();
  if (broken) throw new Error('admin crashed');
  return (
    <>
      <Title>{t('title')}</Title>
      <p>{query.get('tab')}</p>
      <Link to="/admin?tab=history">histórico</Link>
      <button type="button" onClick={() => setBroken(true)}>
        partir
      </button>
    </>
  );
}

const remote = createIsolatedRemote(
  { id: 'mfe-admin', i18n: { pt: { title: 'Campanhas' }, en: { title: 'Campaigns' } } },
  App,
);

function createServices() {
  let language: Language = 'pt';
  let address = '/admin?tab=send';
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    setLanguage(next: Language) {
      language = next;
      notify();
    },
    setAddress(next: string) {
      address = next;
      notify();
    },
    ...createFakeRemoteServices({
      language: { get: () => language, subscribe },
      address: { get: () => address, subscribe },
      navigate: jest.fn(),
      report: jest.fn(),
    }),
  };
}

describe('an isolated remote', () => {
  let domElement: HTMLElement;
  let services: ReturnType<typeof createServices>;
  const find = (selector: string) => domElement.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    domElement = document.createElement('div');
    document.body.replaceChildren(domElement);
    services = createServices();
    await act(() => remote.mount({ domElement, services }));
  });
  afterEach(async () => {
    await act(() => remote.unmount({ domElement, services }));
    jest.restoreAllMocks();
  });

  it('renders its markup and styles into a shadow root', () => {
    expect(find('h1')).toHaveTextContent('Campanhas');
    expect(find('[data-part="styles"] style')).not.toBeNull();
    expect(document.querySelector('h1')).toBeNull();
  });

  it('follows the language of the page', () => {
    act(() => services.setLanguage('en'));
    expect(find('h1')).toHaveTextContent('Campaigns');
  });

  it('applies base element styles inside the shadow root', () => {
    expect(find('style')?.textContent).toMatch(/button,\s{0,200}input,[^}]{0,200}font: inherit/);
  });

  it('reads and changes the URL through the services of the page', () => {
    expect(find('p')).toHaveTextContent('send');
    act(() => find('a')?.click());
    expect(services.navigate).toHaveBeenCalledWith('/admin?tab=history');
    act(() => services.setAddress('/admin?tab=history'));
    expect(find('p')).toHaveTextContent('history');
  });

  it('catches a crash in its root and restarts there', () => {
    act(() => find('button')?.click());
    expect(services.report).toHaveBeenCalledWith('mfe-admin', expect.objectContaining({ code: 'TP-503' }));
    expect(find('[role="alert"]')).toHaveTextContent('TP-503');
    act(() => find('[role="alert"] button')?.click());
    expect(find('h1')).toHaveTextContent('Campanhas');
  });

  it('can be mounted again in the same element', async () => {
    await act(() => remote.unmount({ domElement, services }));
    await act(() => remote.mount({ domElement, services }));
    expect(find('h1')).toHaveTextContent('Campanhas');
  });
});
