import type { BadgeTone, IconName } from 'platform';
import type { Budget, ManagedRemote, TeamGroup, TeamRemote, TeamRemotes } from 'shared-contracts';
import { shortVersion } from './words';

export interface StatusBadge {
  tone: BadgeTone;
  icon: IconName;
  text: string;
}

const badges: Record<ManagedRemote['status'], StatusBadge> = {
  stable: { tone: 'neutral', icon: 'check', text: 'Stable' },
  measuring: { tone: 'info', icon: 'clock', text: 'Measuring' },
  'too-few-views': { tone: 'info', icon: 'clock', text: 'Too few views to judge' },
  ready: { tone: 'success', icon: 'check', text: 'Ready to promote' },
  'taken-back': { tone: 'danger', icon: 'arrowLeft', text: 'Taken back' },
  refused: { tone: 'danger', icon: 'alert', text: 'Refused' },
  off: { tone: 'neutral', icon: 'hide', text: 'Switched off' },
};

/** The status in words. */
export function statusBadge({ status, failed, stable }: ManagedRemote): StatusBadge {
  const [last] = failed;
  const badge = badges[status];
  if (status !== 'taken-back' || last === undefined) return badge;
  return { ...badge, text: `${shortVersion(last.version, stable)} taken back` };
}

const isExceeded = (budget: Budget | null) => budget !== null && budget.used > budget.limit;

const needsAttention = ({ status, budgets }: ManagedRemote) =>
  status === 'taken-back' || status === 'refused' || Object.values(budgets).some(isExceeded);

/** Filters of the list, by their value in `?show=`. */
export const remoteFilters = {
  all: { label: 'All', test: (_: ManagedRemote) => true },
  attention: { label: 'Needs attention', test: needsAttention },
  canary: { label: 'Canary', test: ({ canary }: ManagedRemote) => canary !== null },
  off: { label: 'Switched off', test: ({ off }: ManagedRemote) => off !== null },
} as const;
export type RemoteFilter = keyof typeof remoteFilters;

/** A part of the visitors of a remote, who have the same version. */
export interface TrafficPart {
  kind: 'canary' | 'control' | 'stable' | 'off';
  version: string;
  /** Percent of the bar. */
  share: number;
  note: string;
}

const segmentNames = { staff: 'staff', 'signed-in': 'signed in', pt: 'Portuguese', en: 'English' };

/** How the visitors are split. The control group is as large as the canary, or what remains. */
export function trafficOf({ stable, canary, off, failed, status }: ManagedRemote): TrafficPart[] {
  if (off !== null) return [{ kind: 'off', version: stable, share: 100, note: 'last stable' }];
  const [last] = failed;
  const refused: TrafficPart[] =
    status === 'taken-back' && last !== undefined
      ? [{ kind: 'off', version: last.version, share: 0, note: 'refused' }]
      : [];
  if (canary === null) return [{ kind: 'stable', version: stable, share: 100, note: 'stable, 100 %' }, ...refused];
  const control = Math.min(canary.percent, 100 - canary.percent);
  const rest = 100 - canary.percent - control;
  const of = canary.segment === null ? '' : `${segmentNames[canary.segment]} `;
  return [
    { kind: 'canary', version: canary.version, share: canary.percent, note: `canary, ${of}${canary.percent} %` },
    { kind: 'control', version: stable, share: control, note: `control, ${of}${control} %` },
    { kind: 'stable', version: stable, share: rest, note: restNote(rest, canary.segment !== null) },
  ];
}

const restNote = (rest: number, isSegment: boolean) => (isSegment ? 'stable, everybody else' : `stable, ${rest} %`);

/** The measured groups that the charts of a remote show. */
export interface MeasuredGroups {
  /** The canary, or the stable version without one. */
  main: TeamGroup | null;
  /** Only with a canary. */
  control: TeamGroup | null;
}

export function groupOf(
  measured: TeamRemote | undefined,
  version: string,
  group: TeamGroup['group'],
): TeamGroup | null {
  const groups = measured?.versions.find((one) => one.version === version)?.groups;
  return groups?.find((one) => one.group === group) ?? null;
}

export function measuredGroups({ stable, canary }: ManagedRemote, measured: TeamRemote | undefined): MeasuredGroups {
  if (canary === null) return { main: groupOf(measured, stable, 'stable'), control: null };
  return { main: groupOf(measured, canary.version, 'canary'), control: groupOf(measured, stable, 'control') };
}

export const measuredRemote = (measured: TeamRemotes | undefined, id: string): TeamRemote | undefined =>
  measured?.remotes.find((one) => one.id === id);
