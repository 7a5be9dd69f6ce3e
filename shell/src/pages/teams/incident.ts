import type { FailedVersion, ManagedRemote, RegistryFlip, TeamError, TeamGroup, TeamRemote } from 'shared-contracts';
import { groupOf } from './remote-status';
import { counted, formatCount, formatMoment, shortVersion } from './words';

/** A canary that the platform took back, while no version was made live since. */
export interface Incident {
  /** Unique. */
  key: string;
  remote: ManagedRemote;
  failed: FailedVersion;
  /** The flip that started the canary, if the page has read it. */
  start: RegistryFlip | null;
  canary: TeamGroup | null;
  control: TeamGroup | null;
  /** Of the failed version, the most frequent first. */
  errors: readonly TeamError[];
}

/** The incidents of the remotes. `flips`: the newest of the audit log. */
export function incidentsOf(
  remotes: readonly ManagedRemote[],
  flips: readonly RegistryFlip[],
  measuredOf: (id: string) => TeamRemote | undefined,
): Incident[] {
  return remotes.flatMap((remote) => {
    const [failed] = remote.failed;
    if (remote.status !== 'taken-back' || failed === undefined) return [];
    const { version, at } = failed;
    const measured = measuredOf(remote.id);
    const isStart = (flip: RegistryFlip) =>
      flip.remote === remote.id && flip.action === 'canary' && flip.to === version && flip.at <= at;
    return [
      {
        key: `${remote.id} ${version} ${at}`,
        remote,
        failed,
        start: flips.find(isStart) ?? null,
        canary: groupOf(measured, version, 'canary'),
        control: groupOf(measured, remote.stable, 'control'),
        errors: (measured?.errors ?? [])
          .filter((error) => error.version === version)
          .toSorted((a, b) => b.count - a.count),
      },
    ];
  });
}

const secondsBetween = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
/** `21 s`. The platform flips within the second if it has just judged the canary. */
const durationBetween = (from: string, to: string) => {
  const seconds = secondsBetween(from, to);
  return seconds === 0 ? 'less than 1 s' : `${seconds} s`;
};
const failuresOf = (group: TeamGroup | null) => (group?.failures ?? []).reduce((sum, { count }) => sum + count, 0);

/** What happened, in one paragraph. */
export function incidentSummary({ remote: { stable }, failed: { version, at, evidence }, canary }: Incident): string {
  const failures = failuresOf(canary);
  const reported =
    failures === 0 ? '' : ` ${counted(failures, 'failure')} ${failures === 1 ? 'was' : 'were'} reported.`;
  const after = `${formatMoment(at)}, ${durationBetween(evidence.at, at)} after the evidence.`;
  return `${after} Everyone is on ${shortVersion(stable, version)} again.${reported}`;
}

/** `27 minutes`, or `minute`. */
function minutesBetween(from: string, to: string): string {
  const minutes = Math.round(secondsBetween(from, to) / 60);
  return minutes <= 1 ? 'minute' : counted(minutes, 'minute');
}

/** How much was compared, and how often the rule is wrong. */
export function evidenceText({ failed: { evidence }, start }: Incident): string {
  const { views, minimumViews, falseAlarmRate, at } = evidence;
  const time = start === null ? 'at the same time' : `in the same ${minutesBetween(start.at, at)}`;
  const compared = `${counted(views.canary, 'view')} of the canary, ${formatCount(views.control)} of its control, ${time}`;
  const rule = `The rule takes back a sound version in at most 1 of ${formatCount(1 / falseAlarmRate)} canaries.`;
  return `${compared}; ready needs at least ${formatCount(minimumViews)} of each. ${rule}`;
}

export interface IncidentStep {
  kind: 'start' | 'evidence' | 'flip' | 'after';
  at: string;
  title: string;
  text: string;
}

/** What happened, in order. */
export function incidentSteps({ remote: { stable }, failed, start }: Incident): IncidentStep[] {
  const { version, at, evidence } = failed;
  const { views } = evidence;
  const begin: IncidentStep[] =
    start === null
      ? []
      : [
          {
            kind: 'start',
            at: start.at,
            title: start.share === null ? 'Canary' : `Canary ${start.share.percent} %`,
            text: `${start.by} started ${version}`,
          },
        ];
  return [
    ...begin,
    {
      kind: 'evidence',
      at: evidence.at,
      title: 'Evidence',
      text: `${counted(views.canary, 'view')} and ${formatCount(views.control)} of its control. ${failed.why}`,
    },
    {
      kind: 'flip',
      at,
      title: 'Taken back',
      text: `${durationBetween(evidence.at, at)} later; everyone on ${shortVersion(stable, version)}`,
    },
    { kind: 'after', at, title: 'Blocked', text: `A deploy of ${version} is refused` },
  ];
}
