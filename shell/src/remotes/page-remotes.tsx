import { createContext, type ComponentType } from 'react';
import type { PageRemote } from 'shared-contracts';

/** The remotes of the page's registry, which fill the slots. */
export const RemotesContext = createContext<readonly PageRemote[]>([]);

export interface WithRemotes {
  remotes: readonly PageRemote[];
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
