import { getInstance } from '@module-federation/enhanced/runtime';
import { platformVersion, type PageServices } from 'platform/shell';
import {
  fragmentAttribute,
  pageElements,
  platformErrorCode,
  type FragmentSlot,
  type NavSlot,
  type PageRegistry,
  type PageRemote,
} from 'shared-contracts';
import { toEvent } from '../client-events/client-events';
import { fileAddress } from '../remotes/remote-files';
import type { LiveRegistry } from '../remotes/live-registry';
import type { FindOwner } from '../routing/owners';
import type { FoundError, FoundLibrary, FoundSlot, PageFacts } from './build-panel-data';
import type { PanelReason, PanelRect } from './panel-data';
import { toTraceMark } from './trace';

export interface InspectedPage {
  live: Pick<LiveRegistry, 'get' | 'ownerOf'>;
  services: PageServices;
  shellVersion: string;
  /** Begin of the current page view, in milliseconds since the document began. */
  viewStart: () => number;
}

/** Reads what the browser knows about the page. */
export function readPage({ live, services, shellVersion, viewStart }: InspectedPage, lcp: number | null): PageFacts {
  const registry = live.get();
  const { ownerOf } = live;
  const { remotes } = registry;
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
  const ids = remotes.map(({ id }) => id);
  return {
    now: performance.now(),
    since: viewStart(),
    path: ownerOf(services.history.get().location.pathname)?.owner.route.path ?? '*',
    revision: registry.revision ?? null,
    platformVersion,
    shell: { version: shellVersion, base: new URL('/assets/', document.baseURI).href },
    remotes,
    baseOf: (remote) => fileAddress(remote, ''),
    assignmentOf: (id) => assignmentIn(registry, id),
    marks: performance.getEntriesByType('mark').flatMap((entry) => toTraceMark(entry) ?? []),
    resources: scripts as PerformanceResourceTiming[],
    lcp,
    slots: [...pageSlots(remotes, ownerOf), ...fragmentSlotsOn(remotes)],
    errors: services.telemetry.errors().flatMap(({ id, error, at }): FoundError[] => {
      const event = toEvent({ id, error, at }, ids);
      if (event === null) return [];
      const { remote, message = '' } = event;
      return [{ remote, code: platformErrorCode(error) ?? null, message, at: at.getTime() - performance.timeOrigin }];
    }),
    libraries: readLibraries(),
  };
}

function assignmentIn({ remotes, preview }: PageRegistry, id: string): Omit<PanelReason, 'kind'> {
  const assigned = remotes.find((remote) => remote.id === id)?.assigned;
  if (preview?.state !== 'active' || preview.remote !== id) return { ...assigned };
  const { endsAt, pullRequest } = preview;
  return { endsAt, ...(pullRequest !== null && { pullRequest }) };
}

/** The remote's page at the current address. */
function pageSlots(remotes: readonly PageRemote[], ownerOf: FindOwner): FoundSlot[] {
  const owner = ownerOf(location.pathname)?.owner;
  if (owner?.kind !== 'remote') return [];
  const { remote, route } = owner;
  const element = document.getElementById(pageElements.remote(remote.id));
  if (element === null || !remotes.some(({ id }) => id === remote.id)) return [];
  const status = element.previousElementSibling?.querySelector('[role="alert"]') ?? null;
  return [toSlot({ remote: remote.id, name: 'app', slot: route.path, order: null }, element, status)];
}

/** Fragments in the order of the document. */
function fragmentSlotsOn(remotes: readonly PageRemote[]): FoundSlot[] {
  return [...document.querySelectorAll(`[${fragmentAttribute}]`)].flatMap((element) => {
    const of = element.getAttribute(fragmentAttribute) ?? '';
    const found = of.includes(':') ? byAddress(of, remotes) : bySlot(of as FragmentSlot, remotes);
    if (found === null) return [];
    const { remote, name } = found;
    const { slot = of, order = null } = remote.fragments[name] ?? {};
    const next = element.nextElementSibling;
    const status = element.hasAttribute('hidden') && next?.matches('[role="alert"]') === true ? next : null;
    return [toSlot({ remote: remote.id, name, slot, order }, element, status)];
  });
}

function byAddress(address: string, remotes: readonly PageRemote[]) {
  const [id, name = ''] = address.split(':');
  const remote = remotes.find((one) => one.id === id);
  return remote === undefined ? null : { remote, name };
}

function bySlot(slot: FragmentSlot, remotes: readonly PageRemote[]) {
  for (const remote of remotes) {
    const name = Object.keys(remote.fragments).find((one) => remote.fragments[one]?.slot === slot);
    if (name !== undefined) return { remote, name };
  }
  return null;
}

/** `status`: the panel of the platform that replaces the element's content. */
function toSlot(
  slot: Pick<FoundSlot, 'remote' | 'name' | 'slot' | 'order'>,
  element: Element,
  status: Element | null,
): FoundSlot {
  const alert = status ?? element.querySelector('[role="alert"]');
  const text = alert?.querySelector('p')?.firstChild?.textContent ?? alert?.textContent ?? null;
  return { ...slot, rect: rectOf(status ?? element), shownToVisitor: text };
}

/** In the document. */
function rectOf(element: Element): PanelRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const round = Math.round;
  return { x: round(x + scrollX), y: round(y + scrollY), width: round(width), height: round(height) };
}

export interface NavPlace {
  slot: NavSlot;
  /** Ids of the remotes with a link in it. */
  remotes: readonly string[];
  rect: PanelRect;
}

/** The header's navigation, if remotes have links in it. */
export function headerNav(remotes: readonly PageRemote[]): NavPlace | null {
  const slot: NavSlot = 'shell.nav.main.v1';
  const nav = document.querySelector(`#${pageElements.header} nav`);
  const filling = remotes.filter((remote) => remote.nav.some((item) => item.slot === slot));
  if (nav === null || filling.length === 0) return null;
  const rect = rectOf(nav);
  return rect.width === 0 ? null : { slot, remotes: filling.map(({ id }) => id), rect };
}

/** The page's own button that loads a failed part again; null if there is none. */
export function retryButton(remote: string): HTMLButtonElement | null {
  const status = document.getElementById(pageElements.remote(remote))?.previousElementSibling;
  const own = status?.querySelector('[role="alert"]');
  const inside = document.querySelector(`#${pageElements.remote(remote)} [role="alert"]`);
  const beside = document.querySelector(
    `[${fragmentAttribute}^="${remote}:"][hidden] + [role="alert"], [${fragmentAttribute}^="${remote}:"] [role="alert"]`,
  );
  return (own ?? inside ?? beside)?.querySelector('button') ?? null;
}

/** The shared libraries of the shell's scope. */
function readLibraries(): FoundLibrary[] {
  const scope = getInstance()?.shareScopeMap['default'] ?? {};
  return Object.entries(scope).flatMap(([name, versions]) =>
    Object.values(versions).map(({ version, useIn }) => ({ name, version, usedBy: useIn })),
  );
}
