import {
  fragmentSlots,
  navSlots,
  type FragmentSlot,
  type FragmentSlotDefinition,
  type NavSlot,
  type NavSlotDefinition,
  type RemoteFragment,
  type RemoteManifest,
  type RemoteNavItem,
} from 'shared-contracts';

/** The parts of a manifest, or of a declaration, that fill slots. */
export interface SlotFiller extends Partial<Pick<RemoteManifest, 'nav' | 'isolation'>> {
  id: string;
  fragments?: Readonly<Record<string, Omit<RemoteFragment, 'module'>>>;
}

const navSlotOf = (slot: string): NavSlotDefinition | undefined => navSlots[slot as NavSlot];
const fragmentSlotOf = (slot: string): FragmentSlotDefinition | undefined => fragmentSlots[slot as FragmentSlot];

/** Problems of a remote's links and fragments alone, in words for its team. */
export function slotProblems({ nav = [], fragments = {}, isolation }: SlotFiller): string[] {
  return [
    ...nav.flatMap((item) => linkProblems(item).map((problem) => `its link ${item.to} ${problem}`)),
    ...Object.entries(fragments).flatMap(([name, fragment]) =>
      fragmentProblems(fragment, isolation ?? null).map((problem) => `its fragment «${name}» ${problem}`),
    ),
  ];
}

const isOrder = (order: unknown) => Number.isInteger(order) && Number(order) > 0;

function linkProblems({ slot, order, icon, access = 'public' }: RemoteNavItem): string[] {
  const definition = navSlotOf(slot);
  if (definition === undefined) return [`names the slot «${slot}», which does not exist`];
  return [
    ...(isOrder(order) ? [] : ['needs an order, an integer from 1']),
    ...(icon === undefined || definition.icon ? [] : [`has an icon, which ${slot} does not show`]),
    ...(definition.access.includes(access)
      ? []
      : [`has the access ${access}; ${slot} accepts ${definition.access.join(', ')}`]),
  ];
}

function fragmentProblems(
  { slot, order, minHeight }: Omit<RemoteFragment, 'module'>,
  isolation: RemoteManifest['isolation'],
): string[] {
  if (slot === undefined) return [];
  const definition = fragmentSlotOf(slot);
  if (definition === undefined) return [`names the slot «${slot}», which does not exist`];
  const heights = [minHeight?.narrow, minHeight?.wide];
  return [
    ...(isolation === null ? [] : ['is part of an isolated remote, which cannot fill a slot']),
    ...(definition.limit === 1 || isOrder(order) ? [] : ['needs an order, an integer from 1']),
    ...(definition.reservedBy !== 'fragment' || heights.every((height) => Number.isFinite(height) && height! >= 0)
      ? []
      : [`needs minHeight { narrow, wide }: ${slot} reserves it until the fragment is rendered`]),
  ];
}

/** Slots that hold fewer links or fragments than these remotes declare. Of several versions of a remote one is on a page. */
export function overfullSlots(remotes: readonly SlotFiller[]): string[] {
  const versions = versionsOf(remotes);
  const count = (slot: string) =>
    versions.reduce((sum, each) => sum + Math.max(...each.map((one) => countIn(slot, one))), 0);
  const room = [
    ...Object.entries(navSlots).map(([slot, { limit, own }]) => ({ slot, limit: limit - own })),
    ...Object.entries(fragmentSlots).map(([slot, { limit }]) => ({ slot, limit })),
  ];
  return room
    .filter(({ slot, limit }) => count(slot) > limit)
    .map(({ slot, limit }) => `${slot} holds ${limit} of remotes, these declare ${count(slot)}`);
}

/** The remotes of a set, each with its versions. */
const versionsOf = (remotes: readonly SlotFiller[]) =>
  [...new Set(remotes.map(({ id }) => id))].map((wanted) => remotes.filter(({ id }) => id === wanted));

const countIn = (slot: string, { nav = [], fragments = {} }: SlotFiller) =>
  [...nav, ...Object.values(fragments)].filter((one) => one.slot === slot).length;

/**
 * Slots that a remote of this set requires and that no fragment fills. A remote fills a slot with all its versions. Not
 * checked when pages are served: a missing remote must not take others with it.
 */
export function emptySlots(remotes: readonly SlotFiller[]): string[] {
  const isFilled = (slot: string) => versionsOf(remotes).some((each) => each.every((one) => countIn(slot, one) > 0));
  return Object.entries(fragmentSlots)
    .filter(([slot, { requiredBy }]) => remotes.some(({ id }) => id === requiredBy) && !isFilled(slot))
    .map(([slot, { requiredBy }]) => `no fragment fills ${slot}, which ${requiredBy} requires`);
}
