import type { ReactElement } from 'react';
import { buildUser, renderWithPlatform } from 'platform/testing';
import { shellWithPages } from '../pages/all-pages';

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

export const ines = buildUser({ username: 'ines' });

/** Renders a part of the shell on a separate platform, with the shell's texts. */
export function renderShell(part: ReactElement, page: Page = {}) {
  return renderWithPlatform(part, { ...page, remotes: [shellWithPages] });
}
