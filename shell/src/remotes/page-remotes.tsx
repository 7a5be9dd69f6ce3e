import { createContext, type ComponentType } from 'react';
import type { RegisteredRemote } from 'shared-contracts';

/** The remotes of the page's registry, which fill the slots. */
export const RemotesContext = createContext<readonly RegisteredRemote[]>([]);

export interface WithRemotes {
  remotes: readonly RegisteredRemote[];
}

/** A root of the shell that has slots. */
export function withRemotes<Props extends object>(Root: ComponentType<Props>): ComponentType<Props & WithRemotes> {
  return function RootWithRemotes({ remotes, ...props }) {
    return (
      <RemotesContext value={remotes}>
        <Root {...(props as unknown as Props)} />
      </RemotesContext>
    );
  };
}
