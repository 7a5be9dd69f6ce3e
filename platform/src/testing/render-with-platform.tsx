import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { PlatformProviders } from '../remote/PlatformProviders';
import type { PageServices } from '../services/page-services';
import { createFakeServices, type FakePage } from './fake-services';

export interface RenderedWithPlatform extends RenderResult {
  /** The person at the page. */
  user: UserEvent;
  /** What the page came to: `services.history.get().location`, `services.toast.current()`. */
  services: PageServices;
}

/** Renders a part of a remote or of the shell as a page would, on a platform of its own. */
export function renderWithPlatform(ui: ReactElement, page: FakePage = {}): RenderedWithPlatform {
  const services = createFakeServices(page);
  const result = render(ui, {
    wrapper: ({ children }) => <PlatformProviders services={services}>{children}</PlatformProviders>,
  });
  return { ...result, user: userEvent.setup(), services };
}
