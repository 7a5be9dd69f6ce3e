import type { CanaryDifference, TeamGroup } from 'shared-contracts';
import { chartGeometry, chartSize, intervalGeometry, type ChartFrame } from './chart-geometry';
import { formatDifference, formatTotal, formatValue, type Metric } from './metrics';
import * as S from './MetricChart.styles';

/** A line of a chart: a canary, its control group, or a stable version. */
export type CurveKind = 'canary' | 'control' | 'stable';

export interface ChartSeries {
  kind: CurveKind;
  group: TeamGroup | null;
}

interface ChartProps {
  metric: Metric;
  series: readonly ChartSeries[];
  frame: Omit<ChartFrame, 'limit' | 'largest'>;
  /** Higher, with values of the axis. */
  isLarge?: boolean;
  /** Of the first and the last value. */
  times: readonly [string, string];
  /** A moment that is marked by a line, with its text. */
  mark?: { at: number; text: string };
}

/** One sentence for screen readers. */
function summaryOf(metric: Metric, series: readonly ChartSeries[]): string {
  const values = series.map(({ kind, group }) => {
    const total = group?.[metric.name].total ?? null;
    if (total === null) return `${kind} ${formatTotal(group, metric).toLowerCase()}`;
    return `${kind} ${formatValue(total.value, metric)}, interval ${formatValue(total.low, metric)} to ${formatValue(total.high, metric)}`;
  });
  return `${metric.label}: ${values.join('; ')}`;
}

/** A metric over time with its 95 % intervals, and the limit of the alert. Gaps are times without views. */
export function Chart({ metric, series, frame, times, isLarge = false, mark }: ChartProps) {
  const measured = series.flatMap(({ kind, group }) => (group === null ? [] : [{ kind, group }]));
  const { top, limit, curves } = chartGeometry(
    measured.map(({ group }) => group[metric.name].series),
    { ...frame, limit: metric.limit, largest: metric.largest },
  );
  const drawn = measured.map(({ kind }, index) => ({ kind, ...curves[index]! }));
  const { width, height } = chartSize;
  const x = mark === undefined ? null : ((mark.at - frame.from) / (frame.to - frame.from)) * width;
  const isMarked = x !== null && x >= 0 && x <= width;
  return (
    <S.Plot $isLarge={isLarge}>
      {isLarge && (
        <S.Heights aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{formatValue(value, metric)}</span>
          ))}
        </S.Heights>
      )}
      <S.Drawing
        $isLarge={isLarge}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summaryOf(metric, series)}
      >
        <S.Base d={`M0 ${height}H${width}`} />
        {drawn.map(({ kind, band }) => (
          <S.Band key={kind} $kind={kind} d={band} />
        ))}
        <S.Limit d={`M0 ${limit}H${width}`} />
        {drawn.map(({ kind, line }) => (
          <S.Line key={kind} $kind={kind} d={line} />
        ))}
        {isMarked && <S.Mark d={`M${x} 0V${height}`} />}
      </S.Drawing>
      {isMarked && <MarkText part={x / width} text={mark!.text} />}
      <S.Times aria-hidden="true">
        <span>{times[0]}</span>
        <span>{times[1]}</span>
      </S.Times>
    </S.Plot>
  );
}

/** The text of the marked moment, below its line as far as it fits. */
function MarkText({ part, text }: { part: number; text: string }) {
  return (
    <S.MarkText aria-hidden="true">
      <text x={`${part * 100}%`} y="1em" textAnchor={anchorAt(part)}>
        {text}
      </text>
    </S.MarkText>
  );
}

function anchorAt(part: number): 'start' | 'middle' | 'end' {
  if (part < 0.25) return 'start';
  return part > 0.75 ? 'end' : 'middle';
}

const verdictWords = { worse: 'Worse', 'no-worse': 'No worse', unsure: 'Unsure' } as const;
export const verdictWord = ({ verdict }: CanaryDifference): string => verdictWords[verdict];

interface IntervalBarProps {
  metric: Metric;
  difference: CanaryDifference;
}

/** The interval of a difference, with zero in the middle and the zone beyond the limit in red. */
export function IntervalBar({ metric, difference }: IntervalBarProps) {
  const { low, value, high, limit } = intervalGeometry(difference);
  const { verdict } = difference;
  return (
    <S.Interval
      role="img"
      aria-label={`${formatDifference(difference, metric)}, limit ${formatValue(difference.limit, metric)}`}
    >
      <S.Zone x={`${limit}%`} width={`${100 - limit}%`} height="100%" />
      <S.Zero x="50%" width="1" height="100%" />
      <S.Range $verdict={verdict} x1={`${low}%`} x2={`${high}%`} y1="50%" y2="50%" />
      <S.Middle $verdict={verdict} cx={`${value}%`} cy="50%" r="4" />
    </S.Interval>
  );
}

interface MetricCellProps extends Omit<ChartProps, 'isLarge' | 'mark' | 'series'> {
  series: readonly [ChartSeries, ...ChartSeries[]];
  /** Of the canary. Null: the metric is not compared yet; undefined: it is never compared, or there is no canary. */
  difference?: CanaryDifference | null | undefined;
}

/** A metric in a remote's row: its values, its chart, and the canary's difference. */
export function MetricCell({ metric, series, frame, difference, times }: MetricCellProps) {
  const [main, control] = series;
  const isEmpty = series.every(({ group }) => group === null || group[metric.name].series.length === 0);
  return (
    <div>
      <S.Name>{metric.label}</S.Name>
      <S.Values>
        <b>{formatTotal(main.group, metric)}</b>{' '}
        {control?.group && <span>control {formatTotal(control.group, metric)}</span>}
      </S.Values>
      {isEmpty ? <S.Empty aria-hidden="true" /> : <Chart metric={metric} series={series} frame={frame} times={times} />}
      {difference && (
        <>
          <IntervalBar metric={metric} difference={difference} />
          <S.Difference>
            <b>{verdictWord(difference)}</b> {formatDifference(difference, metric)}
          </S.Difference>
        </>
      )}
      {difference === null && <S.Difference>Not compared yet</S.Difference>}
    </div>
  );
}
