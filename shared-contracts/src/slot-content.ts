import type { PageRemote } from './page-registry.ts';
import type { RemoteNavItem } from './remote.contract.ts';
import { hasAccess, type FragmentAddress, type FragmentSlot, type NavSlot } from './slots.ts';
import type { Role } from './users.contract.ts';

/** The shell or a remote, with the links that it adds. */
export interface LinkSource {
  id: string;
  nav: readonly RemoteNavItem[];
}

/** The links of a slot that a viewer sees, in order; equal orders in the order of the sources. `role`: null for a visitor. */
export function linksIn<Source extends LinkSource>(
  slot: NavSlot,
  sources: readonly Source[],
  role: Role | null,
): { source: Source; item: Source['nav'][number] }[] {
  return sources
    .flatMap((source) => source.nav.map((item: Source['nav'][number]) => ({ source, item })))
    .filter(({ item }) => item.slot === slot && hasAccess(item.access ?? 'public', role))
    .toSorted((a, b) => a.item.order - b.item.order);
}

type WithFragments = Pick<PageRemote, 'id' | 'fragments'>;

export interface PlacedFragment<Remote extends WithFragments> {
  address: FragmentAddress;
  remote: Remote;
  name: string;
  fragment: Remote['fragments'][string];
}

/** The fragments of a slot, in order; equal orders in the order of the remotes. */
export function fragmentsIn<Remote extends WithFragments>(
  slot: FragmentSlot,
  remotes: readonly Remote[],
): PlacedFragment<Remote>[] {
  return remotes
    .flatMap((remote) =>
      Object.entries(remote.fragments as Record<string, Remote['fragments'][string]>).map(([name, fragment]) => ({
        address: `${remote.id}:${name}` as const,
        remote,
        name,
        fragment,
      })),
    )
    .filter(({ fragment }) => fragment.slot === slot)
    .toSorted((a, b) => orderOf(a.fragment) - orderOf(b.fragment));
}

/** A fragment of a slot for one has no order. */
const orderOf = ({ order = 0 }: PageRemote['fragments'][string]) => order;
