import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { PlatformProviders } from '../remote/PlatformProviders';
import { renderWithPlatform } from '../testing';
import { createFakeServices } from '../testing/fake-services';
import { useIsNative } from './use-services';

const seen: boolean[] = [];

function NativeStatus() {
  const isNative = useIsNative();
  seen.push(isNative);
  return <p>{isNative ? 'app' : 'browser'}</p>;
}

beforeEach(() => (seen.length = 0));

it.each([
  [true, 'app'],
  [false, 'browser'],
])('distinguishes an app from a browser: %s', (native, expected) => {
  renderWithPlatform(<NativeStatus />, { native });
  expect(screen.getByText(expected)).toBeVisible();
});

it('is false during hydration and updated after it', async () => {
  const page = (
    <PlatformProviders services={createFakeServices({ native: true })}>
      <NativeStatus />
    </PlatformProviders>
  );
  const root = document.createElement('div');
  root.innerHTML = renderToString(page);
  expect(root).toHaveTextContent('browser');
  seen.length = 0;
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(seen).toEqual([false, true]);
  expect(root).toHaveTextContent('app');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
