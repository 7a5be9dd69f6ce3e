import { act } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Language } from 'shared-contracts';
import { createIsolatedRemote } from './create-isolated-remote';
import type { NarrowPlatform } from './narrow-platform';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const Title = styled.h1`
  color: rgb(1, 2, 3);
`;

function App({ platform }: { platform: NarrowPlatform }) {
  const { t } = useTranslation('mfe-admin');
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('admin crashed');
  return (
    <>
      <Title>{t('title')}</Title>
      <a href="/jobs" onClick={() => platform.navigate('/jobs')}>
        ofertas
      </a>
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

function createPlatform() {
  let language: Language = 'pt';
  const listeners = new Set<() => void>();
  return {
    setLanguage(next: Language) {
      language = next;
      for (const listener of listeners) listener();
    },
    language: {
      get: () => language,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    session: { get: () => ({ status: 'anonymous', user: null }) as const, subscribe: () => () => {} },
    navigate: jest.fn(),
    toast: jest.fn(),
    report: jest.fn(),
  };
}

describe('an isolated remote', () => {
  let domElement: HTMLElement;
  let platform: ReturnType<typeof createPlatform>;
  const find = (selector: string) => domElement.shadowRoot?.querySelector<HTMLElement>(selector) ?? null;

  beforeEach(async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    domElement = document.createElement('div');
    document.body.replaceChildren(domElement);
    platform = createPlatform();
    await act(() => remote.mount({ domElement, platform }));
  });
  afterEach(async () => {
    await act(() => remote.unmount({ domElement, platform }));
    jest.restoreAllMocks();
  });

  it('keeps its markup and its styles in a shadow root', () => {
    expect(find('h1')).toHaveTextContent('Campanhas');
    expect(find('[data-part="styles"] style')).not.toBeNull();
    expect(document.querySelector('h1')).toBeNull();
  });

  it('follows the language of the page', () => {
    act(() => platform.setLanguage('en'));
    expect(find('h1')).toHaveTextContent('Campaigns');
  });

  it('reaches the page through the narrow platform', () => {
    act(() => find('a')?.click());
    expect(platform.navigate).toHaveBeenCalledWith('/jobs');
  });

  it('crashes inside its root, and comes back there', () => {
    act(() => find('button')?.click());
    expect(platform.report).toHaveBeenCalledWith('mfe-admin', new Error('admin crashed'));
    act(() => find('[role="alert"] button')?.click());
    expect(find('h1')).toHaveTextContent('Campanhas');
  });

  it('can be mounted again in the same element', async () => {
    await act(() => remote.unmount({ domElement, platform }));
    await act(() => remote.mount({ domElement, platform }));
    expect(find('h1')).toHaveTextContent('Campanhas');
  });
});
