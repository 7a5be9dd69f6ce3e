import type { ComponentType } from 'react';
import { act, screen, within } from '@testing-library/react';
import { useSession } from 'platform';
import { buildUser, renderWithPlatform } from 'platform/testing';
import type { AccountTab } from 'shared-contracts';
import { forgetRemovals } from '../components/useRemoval';
import { remote } from '../remote';

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

/** Like the account's page, renders nothing without a session. */
function SignedIn({ Tab }: { Tab: ComponentType }) {
  return useSession().user === null ? null : <Tab />;
}

/** Renders a tab at its address, with a session. */
export function renderTab(Tab: ComponentType, tab: AccountTab, page: Page = {}) {
  forgetRemovals();
  const result = renderWithPlatform(<SignedIn Tab={Tab} />, {
    path: `/account?tab=${tab}`,
    remotes: [remote],
    user: buildUser(),
    ...page,
  });
  return {
    ...result,
    toast: () => result.services.toast.current(),
    /** Presses the toast's button. */
    undo: () => act(() => result.services.toast.current()?.action?.onClick()),
    /** Closes the toast: its change can no longer be undone. */
    endUndo: () => act(() => result.services.toast.dismiss()),
    address: () => {
      const { pathname, search } = result.services.history.get().location;
      return [pathname, Object.fromEntries(new URLSearchParams(search))];
    },
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** A button of the open confirmation dialog. */
export const inDialog = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name });

/** The row whose title link has this name. */
export const row = (title: string) => {
  const found = screen.getByRole('link', { name: title }).closest('tr');
  if (found === null) throw new Error(`No row has the title ${title}`);
  return within(found);
};

/** Replaces no-break spaces by spaces. */
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');

/** Address of the redirect after the end of the session. */
export const signInAgain = (tab: AccountTab) => ['/auth', { message: 'session', returnTo: `/account?tab=${tab}` }];

/** A promise that the test resolves. */
export function deferred<Answer>() {
  let resolve: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
