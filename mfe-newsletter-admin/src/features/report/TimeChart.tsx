import { useId } from 'react';
import { scaleLinear } from 'd3-scale';
import { area, curveStep, line } from 'd3-shape';
import { Card, useTranslation } from 'platform/narrow';
import { useFormat } from '../../page';
import * as S from './TimeChart.styles';

interface Series {
  label: string;
  points: readonly Point[];
}

interface TimeChartProps {
  title: string;
  /** Text alternative of the chart, one sentence. */
  summary: string;
  /** At most two series over the same times, with at least two points each. */
  series: readonly Series[];
  /** Milliseconds between two points. */
  step: number;
}

/** User units of the SVG, which is stretched to its container; labels are outside of it. */
const size = { width: 600, height: 160 };

/** Values over time, as a chart and as a table. */
export function TimeChart({ title, summary, series, step }: TimeChartProps) {
  const { number, dateTime } = useFormat();
  const drawn = series.map(({ points }) => withZeros(points, step));
  const all = drawn.flat();
  const first = Math.min(...all.map(({ at }) => at));
  const last = Math.max(...all.map(({ at }) => at));
  const y = scaleLinear([0, Math.max(...all.map(({ value }) => value), 1)], [size.height, 0]).nice(2);
  const x = scaleLinear([first, last], [0, size.width]);
  const iso = (at: number) => new Date(at).toISOString();
  return (
    <Card as="figure">
      <S.Title>{title}</S.Title>
      {series.length > 1 && <Legend series={series} />}
      <S.Plot>
        <S.Heights aria-hidden="true">
          {y
            .ticks(2)
            .toReversed()
            .map((tick) => (
              <span key={tick}>{number(tick)}</span>
            ))}
        </S.Heights>
        <S.Drawing
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          {y.ticks(2).map((tick) => (
            <S.Grid key={tick} d={`M0 ${y(tick)}H${size.width}`} />
          ))}
          {drawn.map((points, index) => (
            <Curve key={series[index]?.label} points={points} x={x} y={y} isSecond={index > 0} />
          ))}
        </S.Drawing>
        <S.Times aria-hidden="true">
          <span>{dateTime(iso(first + step))}</span>
          <span>{dateTime(iso(last - step))}</span>
        </S.Times>
      </S.Plot>
      <Figures title={title} series={series} />
    </Card>
  );
}

interface CurveProps {
  points: readonly Point[];
  x: (at: number) => number;
  y: (value: number) => number;
  isSecond: boolean;
}

/** A step line, one step per minute or hour: a smooth line would show values that were not measured. */
function Curve({ points, x, y, isSecond }: CurveProps) {
  const at = (point: Point) => x(point.at);
  const top = (point: Point) => y(point.value);
  const below = area<Point>(at, y(0), top).curve(curveStep);
  const edge = line<Point>(at, top).curve(curveStep);
  return (
    <>
      {!isSecond && <S.Area d={below([...points]) ?? ''} />}
      <S.Line d={edge([...points]) ?? ''} $isSecond={isSecond} />
    </>
  );
}

function Legend({ series }: { series: readonly Series[] }) {
  return (
    <S.Legend aria-hidden="true">
      {series.map(({ label }, index) => (
        <li key={label}>
          <S.Sample viewBox="0 0 24 4">
            <S.Line d="M0 2H24" $isSecond={index > 0} />
          </S.Sample>
          {label}
        </li>
      ))}
    </S.Legend>
  );
}

function Figures({ title, series }: { title: string; series: readonly Series[] }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { number, dateTime } = useFormat();
  const id = useId();
  const [main] = series;
  return (
    <S.Details>
      <summary>{t('report.asTable')}</summary>
      <S.Scroll role="region" aria-labelledby={id} tabIndex={0}>
        <table>
          <caption id={id}>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('report.time')}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {main?.points.map(({ at }, index) => (
              <tr key={at}>
                <th scope="row">{dateTime(new Date(at).toISOString())}</th>
                {series.map(({ label, points }) => (
                  <td key={label}>{number(points[index]?.value ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </S.Scroll>
    </S.Details>
  );
}

export interface Point {
  /** Milliseconds. */
  at: number;
  value: number;
}

/**
 * Fills a sparse series with zeros: before the first point, after the last and in between. Points are a multiple of
 * `step` milliseconds apart.
 */
export function withZeros(points: readonly Point[], step: number): Point[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    const zero = (at: number) => ({ at, value: 0 });
    return [
      ...(before === undefined || point.at - before.at > step ? [zero(point.at - step)] : []),
      point,
      ...(after === undefined || after.at - point.at > step ? [zero(point.at + step)] : []),
    ];
  });
}
