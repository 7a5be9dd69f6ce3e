import type { ReactElement } from 'react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { matchPath } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { PlatformProviders } from '../remote/PlatformProviders';
import { createScopedHistory } from '../services/history/history';
import type { PageServices } from '../services/services';
import { createFakeServices, type FakePage } from './fake-services';

/** The queries of Testing Library, and the simulated page. */
export interface RenderedWithPlatform extends RenderResult {
  /** The simulated user. */
  user: UserEvent;
  /** Page services for assertions: `services.history.get().location`, `services.toast.current()`. */
  services: PageServices;
  /** Current path with query. */
  address: () => string;
}

/** Outside the document: jsdom compares every element with every rule, a quarter of the time of these tests. */
const unusedStyles = document.createElement('div');

/** Styles do not apply (above), so the check of `pointer-events` before each event would compute those of all ancestors for nothing. */
const eventOptions = { pointerEventsCheck: PointerEventsCheckLevel.Never };

/** Renders a component of a remote or the shell with its own page services. */
export function renderWithPlatform(ui: ReactElement, page: FakePage = {}): RenderedWithPlatform {
  const services = createFakeServices(page);
  const source = createScopedHistory(services.history, ownedPaths(page));
  const result = render(ui, {
    wrapper: ({ children }) => (
      <StyleSheetManager target={unusedStyles} disableCSSOMInjection>
        <PlatformProviders services={services} source={source}>
          {children}
        </PlatformProviders>
      </StyleSheetManager>
    ),
  });
  const address = () => {
    const { pathname, search } = services.history.get().location;
    return pathname + search;
  };
  return { ...result, user: userEvent.setup(eventOptions), services, address };
}

/** Enters a text at once, where a test does not depend on single keys: each key renders the form and takes 5 to 10 ms. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

/** Paths of the rendered root: the remote's, or all if no given remote owns `path`. */
function ownedPaths({ path = '/', remotes = [] }: FakePage): (pathname: string) => boolean {
  const patterns = remotes.flatMap(({ routes = [] }) => routes.map((route) => route.path));
  const owns = (pathname: string) => patterns.some((pattern) => matchPath(pattern, pathname) !== null);
  return owns(new URL(path, window.location.origin).pathname) ? owns : () => true;
}
