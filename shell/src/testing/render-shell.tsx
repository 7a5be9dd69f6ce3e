import type { ReactElement } from 'react';
import { renderWithPlatform } from 'platform/testing';
import type { User } from 'shared-contracts';
import { shellWithPages } from '../shell-with-pages';

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

export const ines: User = {
  id: 1,
  username: 'ines',
  email: 'ines@example.com',
  firstName: 'Inês',
  lastName: 'Carvalho',
  role: 'user',
  profilePicture: null,
};

/** Renders a part of the shell on a platform of its own, with the shell's texts. */
export function renderShell(part: ReactElement, page: Page = {}) {
  return renderWithPlatform(part, { ...page, remotes: [shellWithPages] });
}
