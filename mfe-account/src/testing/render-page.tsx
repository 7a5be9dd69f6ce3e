import type { ReactElement } from 'react';
import { act } from '@testing-library/react';
import { Route, Routes } from 'platform';
import { renderWithPlatform } from 'platform/testing';
import type { ErrorAnswer, ErrorCode, FormSubmission } from 'shared-contracts';
import { remote } from '../remote';

export const refusalOf = (status: number, code: ErrorCode, details: Partial<ErrorAnswer> = {}) => ({
  status,
  data: { error: code, message: code, code, ...details },
});

/** Context of a page that responds to a form which was posted without scripts. */
export const answered = (form: string, submission: Partial<FormSubmission> = {}) => ({
  context: { submission: { form, values: {}, refusal: null, ...submission } },
});

type FakePage = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

/** Renders a page at its address. Other addresses render a placeholder. */
export const renderPage = (page: ReactElement, path: string, fake: FakePage & { state?: unknown } = {}) =>
  renderRouted(page, { pattern: new URL(path, 'http://localhost').pathname, path, ...fake });

interface RoutedPage extends FakePage {
  /** Pattern of the route, whose variables the page reads. */
  pattern: string;
  path: string;
  state?: unknown;
}

/** Renders a page whose address has variables. */
export function renderRouted(page: ReactElement, { pattern, path, state, ...fake }: RoutedPage) {
  const rendered = renderWithPlatform(
    <Routes>
      <Route path={pattern} element={page} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    // Without the remote's routes, all addresses are rendered here.
    { path, remotes: [{ ...remote, routes: [] }], ...fake },
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
