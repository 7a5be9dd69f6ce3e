import { useId } from 'react';
import { Badge, Button, Icon } from 'platform';
import type { Budget, ManagedRemote, TeamGroup, TeamRemote, TeamRemotes } from 'shared-contracts';
import type { ChartFrame } from './chart-geometry';
import { offeredFlips, type OfferedFlip } from './flips';
import { MetricCell, type ChartSeries } from './MetricChart';
import { metrics, type MetricName } from './metrics';
import { RemoteFigures } from './RemoteFigures';
import { measuredGroups, statusBadge, trafficOf, type TrafficPart } from './remote-status';
import { counted, formatDay, formatMoment, formatNumber, formatRoutes, formatStart } from './words';
import * as S from './RemoteRow.styles';

/** The times of the charts. */
export type ChartTimes = Omit<ChartFrame, 'limit'> & { texts: readonly [string, string] };

interface RemoteRowProps {
  remote: ManagedRemote;
  measured: TeamRemote | undefined;
  times: ChartTimes;
  onFlip: (flip: OfferedFlip) => void;
}

/** Id of the heading of a remote. */
export const headingId = (remote: string): string => `team-${remote}`;

/** A remote: its versions, what visitors experience, its budgets, and what can be done. */
export function RemoteRow({ remote, measured, times, onFlip }: RemoteRowProps) {
  const id = headingId(remote.id);
  const badge = statusBadge(remote);
  const groups = measuredGroups(remote, measured);
  return (
    <S.Row aria-labelledby={id}>
      <S.Grid $isOff={remote.off !== null}>
        <S.Who $isOff={remote.off !== null}>
          <h3 id={id} tabIndex={-1}>
            {remote.id}
          </h3>
          <Owner owner={remote.owner} />
          <Badge tone={badge.tone} icon={badge.icon}>
            {badge.text}
          </Badge>
        </S.Who>
        <Versions remote={remote} views={groups} />
        {remote.off === null ? (
          <>
            <Metrics remote={remote} groups={groups} times={times} />
            <Budgets remote={remote} />
          </>
        ) : (
          <OffText off={remote.off} routes={remote.effects.routes} />
        )}
      </S.Grid>
      {remote.problems.length > 0 && (
        <S.Problems>
          {remote.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </S.Problems>
      )}
      <S.Foot>
        <RemoteFigures measured={measured} />
        <Actions remote={remote} onFlip={onFlip} />
      </S.Foot>
    </S.Row>
  );
}

function Owner({ owner }: Pick<ManagedRemote, 'owner'>) {
  if (owner === null) return <p>No owner named</p>;
  return (
    <p>
      {owner.team}
      {owner.people.length > 0 && <span>{owner.people.join(', ')}</span>}
    </p>
  );
}

interface VersionsProps {
  remote: ManagedRemote;
  views: { main: TeamGroup | null; control: TeamGroup | null };
}

/** Which visitors get which version, as a bar and as a list. */
function Versions({ remote, views: { main, control } }: VersionsProps) {
  const parts = trafficOf(remote);
  const hatch = useId();
  const viewsOf = (kind: string) => {
    if (kind === 'control') return control;
    return kind === 'off' || (kind === 'stable' && remote.canary !== null) ? null : main;
  };
  return (
    <div>
      <S.Split role="img" aria-label={parts.map(({ version, note }) => `${version} ${note}`).join('; ')}>
        <defs>
          <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse">
            <S.HatchGround width="5" height="5" />
            <S.HatchLine width="2" height="5" />
          </pattern>
        </defs>
        {parts.map(({ kind, share }, index) => (
          <S.Part
            key={kind}
            $kind={kind}
            x={`${startOf(parts, index)}%`}
            width={`${share}%`}
            height="100%"
            {...(kind === 'control' && { fill: `url(#${hatch})` })}
          />
        ))}
      </S.Split>
      <S.Versions>
        {parts.map(({ kind, version, note }) => {
          const group = viewsOf(kind);
          return (
            <li key={`${kind} ${version}`}>
              <S.Key $kind={kind} aria-hidden="true" />
              <code>{version}</code>
              <span>
                {note}
                {group !== null && `, ${counted(group.views, 'view')}`}
              </span>
            </li>
          );
        })}
      </S.Versions>
    </div>
  );
}

const startOf = (parts: readonly TrafficPart[], index: number) =>
  parts.slice(0, index).reduce((sum, { share }) => sum + share, 0);

interface MetricsProps {
  remote: ManagedRemote;
  groups: VersionsProps['views'];
  times: ChartTimes;
}

function Metrics({ remote: { canary }, groups: { main, control }, times }: MetricsProps) {
  const { texts, ...frame } = times;
  const series: [ChartSeries, ...ChartSeries[]] =
    canary === null
      ? [{ kind: 'stable', group: main }]
      : [
          { kind: 'canary', group: main },
          { kind: 'control', group: control },
        ];
  const differenceOf = (name: MetricName) => (name === 'inpP75' ? undefined : canary?.verdict[name]);
  return (
    <S.Metrics>
      {metrics.map((metric) => (
        <MetricCell
          key={metric.name}
          metric={metric}
          series={series}
          frame={frame}
          times={texts}
          difference={differenceOf(metric.name)}
        />
      ))}
    </S.Metrics>
  );
}

/** As `tools/budget.mjs` states sizes: 1 KB is 1000 bytes. */
const kilobytes = (bytes: number) =>
  formatNumber(bytes < 10_000 ? Math.round(bytes / 100) / 10 : Math.ceil(bytes / 1000));

type BudgetText = (budget: Budget) => [string, string];
const sizeText: BudgetText = ({ used, limit }) => [kilobytes(used), ` of ${kilobytes(limit)} KB`];
const shareText: BudgetText = ({ used, limit }) => [`${Math.round((100 * used) / limit)} %`, ''];

/** Of the stable version; a canary has its own error budget. */
const metersOf = ({ budgets, canary }: ManagedRemote) => [
  { label: 'Entry', text: sizeText, budget: budgets.entryBytes },
  { label: 'Chunks', text: sizeText, budget: budgets.chunkBytes },
  { label: 'Error budget', text: shareText, budget: budgets.errorBudget30d },
  ...(canary === null ? [] : [{ label: 'Canary errors', text: shareText, budget: canary.errorBudget30d }]),
];

/** From this part of a limit on a budget is shown as nearly used. */
const near = 0.9;

function Budgets({ remote }: { remote: ManagedRemote }) {
  return (
    <S.Budgets>
      {metersOf(remote).map(({ label, text, budget }) => {
        const part = budget === null ? 0 : budget.used / budget.limit;
        const [used, limit] = budget === null ? ['–', ''] : text(budget);
        return (
          <S.Meter key={label} $isNear={part >= near}>
            <dt>
              {label}
              {part > 1 && ', over'}
            </dt>
            <dd>
              {used}
              <span>{limit}</span>
            </dd>
            <dd aria-hidden="true" data-bar>
              <svg>
                <rect data-all width="100%" height="100%" />
                <rect data-used width={`${Math.min(1, part) * 100}%`} height="100%" />
              </svg>
            </dd>
          </S.Meter>
        );
      })}
    </S.Budgets>
  );
}

interface OffTextProps {
  off: NonNullable<ManagedRemote['off']>;
  routes: readonly string[];
}

function OffText({ off: { by, since, why }, routes: patterns }: OffTextProps) {
  return (
    <S.OffText>
      {by} switched it off on {formatMoment(since)}: “{why}”.
      {patterns.length > 0 && ` ${formatRoutes(patterns)} answer${patterns.length === 1 ? 's' : ''} 503 with a way on.`}
    </S.OffText>
  );
}

interface ActionsProps {
  remote: ManagedRemote;
  onFlip: (flip: OfferedFlip) => void;
}

/** With a canary each action says beside it what it does; without one they are at the end of the row. */
function Actions({ remote, onFlip }: ActionsProps) {
  const isExplained = remote.canary !== null && remote.off === null;
  return (
    <S.Actions $isExplained={isExplained} aria-label={`Actions for ${remote.id}`}>
      {offeredFlips(remote).map((flip) => (
        <li key={flip.action}>
          <Button variant={flip.variant} size="sm" onClick={() => onFlip(flip)}>
            <Icon name={flip.icon} size="sm" />
            {flip.label}
          </Button>
          <p>{flip.effect}</p>
        </li>
      ))}
    </S.Actions>
  );
}

/** The times of the charts: those of the measurements, or nothing until they are loaded. */
export function chartTimes(measured: Pick<TeamRemotes, 'from' | 'to' | 'pointSeconds'> | undefined): ChartTimes {
  if (measured === undefined) return { from: 0, to: 1, step: 1, texts: ['', ''] };
  const { from, to, pointSeconds } = measured;
  const start = Date.parse(from);
  const end = Date.parse(to);
  const isDays = end - start > 2 * dayMilliseconds;
  return {
    from: start,
    to: end,
    step: pointSeconds * 1000,
    texts: [isDays ? formatDay(start) : formatStart(start, end), 'now'],
  };
}

const dayMilliseconds = 86_400_000;
