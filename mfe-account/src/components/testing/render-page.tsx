import type { ReactElement } from 'react';
import { Route, Routes } from 'platform';
import { renderWithPlatform } from 'platform/testing';
import { act } from '@testing-library/react';
import { remote } from '../../remote';

type FakePage = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

/** A page at its address; whatever else is opened is only told by its address. */
export function renderPage(page: ReactElement, path: string, { state, ...fake }: FakePage & { state?: unknown } = {}) {
  const { pathname } = new URL(path, 'http://localhost');
  const rendered = renderWithPlatform(
    <Routes>
      <Route path={pathname} element={page} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { path, remotes: [remote], ...fake },
  );
  const { history, toast } = rendered.services;
  if (state !== undefined) act(() => history.replace(path, state));
  return {
    ...rendered,
    address: () => {
      const { location } = history.get();
      return location.pathname + location.search;
    },
    toast: () => toast.current(),
  };
}
