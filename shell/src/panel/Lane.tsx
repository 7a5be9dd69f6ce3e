import type { PhaseName, TracePhase } from './panel-data';
import * as S from './Lane.styles';
import { Wide } from './Panel.styles';
import { laneText } from './texts';

/** The time axis of all lanes. */
export interface Axis {
  /** Milliseconds of the whole width. */
  span: number;
  ticks: readonly number[];
}

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 60_000, 600_000];
const mostTicks = 5;

/** An axis with round ticks up to the end of the last phase. */
export function axisFor(end: number): Axis {
  const span = Math.max(end, 1) * 1.06;
  const step = steps.find((one) => span / one <= mostTicks) ?? span / mostTicks;
  const count = Math.floor(span / step) + 1;
  return { span, ticks: Array.from({ length: count }, (_, index) => index * step) };
}

/** Percent of the lane. 0.5 is about two pixels. */
const leastWidth = 0.5;
const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
const at = (axis: Axis, milliseconds: number) => percent((100 * milliseconds) / axis.span);

/** Top and height. Bars of the platform are thinner, and waiting is a line. */
const shapes: Record<PhaseName, readonly [y: number, height: number]> = {
  resolve: [6, 6],
  fetch: [3, 12],
  wait: [8.5, 1],
  link: [6, 6],
  evaluate: [3, 12],
  mount: [3, 12],
};

function Phase({ phase, axis }: { phase: TracePhase; axis: Axis }) {
  const { name, startMs, durationMs, failed } = phase;
  const [y, height] = shapes[name];
  const width = Math.max((100 * durationMs) / axis.span, leastWidth);
  return (
    <>
      <rect
        className={name}
        x={at(axis, startMs)}
        y={y}
        width={percent(width)}
        height={height}
        rx={height > 1 ? 2 : 0}
      />
      {failed && (
        <svg x={at(axis, startMs)} y="2" width="18" height="14" overflow="visible">
          <path className="failed" d="M7 3l8 8M15 3l-8 8" />
        </svg>
      )}
    </>
  );
}

interface LaneProps {
  phases: readonly TracePhase[];
  axis: Axis;
  lcp: number | null;
}

/** When a part was fetched, linked, evaluated and mounted. */
export function Lane({ phases, axis, lcp }: LaneProps) {
  return (
    <S.Lane role="img" aria-label={laneText(phases)}>
      {axis.ticks.slice(1).map((tick) => (
        <rect key={tick} className="grid" x={at(axis, tick)} y="0" width="1" height="100%" />
      ))}
      {phases.map((phase) => (
        <Phase key={`${phase.name} ${phase.attempt}`} phase={phase} axis={axis} />
      ))}
      {lcp !== null && <rect className="lcp" x={at(axis, lcp)} y="0" width="1.5" height="100%" />}
    </S.Lane>
  );
}

/** The mark of a phase in keys and tables. */
export function PhaseKey({ name }: { name: PhaseName | 'lcp' }) {
  if (name === 'lcp') {
    return (
      <S.Key aria-hidden="true">
        <rect className="lcp" x="5" width="2" height="13" />
      </S.Key>
    );
  }
  const [y, height] = {
    resolve: [4, 5],
    link: [4, 5],
    wait: [6, 1],
    fetch: [1, 11],
    evaluate: [1, 11],
    mount: [1, 11],
  }[name];
  return (
    <S.Key aria-hidden="true">
      <rect className={name} y={y} width="12" height={height} rx={height! > 1 ? 2 : 0} />
    </S.Key>
  );
}

/** The legend and the ticks, above all lanes. */
export function AxisHead({ axis, lcp }: { axis: Axis; lcp: number | null }) {
  return (
    <S.Axis>
      <S.Legend>
        <li>
          <PhaseKey name="resolve" /> resolve, link
        </li>
        {(['fetch', 'evaluate', 'mount'] as const).map((name) => (
          <li key={name}>
            <PhaseKey name={name} /> {name}
          </li>
        ))}
        <Wide as="li">
          <PhaseKey name="wait" /> waits
        </Wide>
        {lcp !== null && (
          <li>
            <PhaseKey name="lcp" /> LCP {lcp}
          </li>
        )}
      </S.Legend>
      <S.Ticks aria-hidden="true">
        {axis.ticks.map((tick, index) => (
          <text key={tick} x={at(axis, tick)} y="12" textAnchor={index === 0 ? 'start' : 'middle'}>
            {index === axis.ticks.length - 1 ? `${tick} ms` : tick}
          </text>
        ))}
      </S.Ticks>
    </S.Axis>
  );
}
