import type { ComponentType } from 'react';
import { screen, within } from '@testing-library/react';
import { useSession } from 'platform';
import { buildUser, renderWithPlatform } from 'platform/testing';
import type { AccountTab } from 'shared-contracts';
import { remote } from '../remote';

type Page = NonNullable<Parameters<typeof renderWithPlatform>[1]>;

/** The account's page goes with who owns it. */
function Owned({ Tab }: { Tab: ComponentType }) {
  return useSession().user === null ? null : <Tab />;
}

/** A tab of who is signed in, at its own address. */
export function renderTab(Tab: ComponentType, tab: AccountTab, page: Page = {}) {
  const result = renderWithPlatform(<Owned Tab={Tab} />, {
    path: `/account?tab=${tab}`,
    remotes: [remote],
    user: buildUser(),
    ...page,
  });
  return {
    ...result,
    toast: () => result.services.toast.current(),
    address: () => {
      const { pathname, search } = result.services.history.get().location;
      return [pathname, Object.fromEntries(new URLSearchParams(search))];
    },
  };
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The answer to the question that is open. */
export const inDialog = async (name: string) =>
  within(await screen.findByRole('alertdialog')).getByRole('button', { name });

/** The row that is headed by a link of this name. */
export const row = (title: string) => {
  const found = screen.getByRole('link', { name: title }).closest('tr');
  if (found === null) throw new Error(`No row is headed by ${title}`);
  return within(found);
};

/** Readable form: spaces that do not break are plain ones. */
export const plain = (text: string | null | undefined) => text?.replaceAll('\u00A0', ' ');

/** Where a session that has ended leads. */
export const signInAgain = (tab: AccountTab) => ['/auth', { message: 'session', returnTo: `/account?tab=${tab}` }];

/** An answer that waits until the test gives it. */
export function held<Answer>() {
  let give: (answer: Answer) => void = () => {};
  const promise = new Promise<Answer>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}
