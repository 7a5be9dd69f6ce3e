import { useFormat, useTranslation } from 'platform';
import type { Place } from 'shared-contracts/gazetteer';
import { useRef, useState, type KeyboardEvent } from 'react';
import { insets, mapSize, outline, toMap } from 'shared-contracts/gazetteer/map';
import * as S from './JobMap.styles';

/** A municipality with matching jobs. */
export interface CountedPlace {
  place: Place;
  count: number;
  /** The list of its jobs. */
  address: string;
  /** Whether the current filter `place` includes it. */
  isSelected: boolean;
}

/** In units of the map. A dot's area is proportional to its number. */
const smallest = 7;
const largest = 34;
const reach = 16;
const radiusOf = (count: number, most: number) => smallest + (largest - smallest) * Math.sqrt(count / most);

/** Position of the next focused dot, by key. */
const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

interface MapDrawingProps {
  /** Most jobs first. */
  counted: readonly CountedPlace[];
}

/** The districts with a dot for each municipality. The dots are one tab stop; arrow keys move by number of jobs. */
export function MapDrawing({ counted }: MapDrawingProps) {
  const { t } = useTranslation('mfe-jobs');
  const format = useFormat();
  const [current, setCurrent] = useState(0);
  const [shown, setShown] = useState<CountedPlace | null>(null);
  const dots = useRef<SVGSVGElement>(null);
  const last = counted.length - 1;
  const most = counted[0]?.count ?? 1;
  const inWords = ({ place, count }: CountedPlace) =>
    t('jobMap.dot', { place: place.name, count, formatted: format.number(count) });
  const move = (event: KeyboardEvent) => {
    const to = moves[event.key]?.(Math.min(current, last), last);
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    dots.current?.querySelectorAll<SVGElement>('a')[to]?.focus();
  };
  return (
    <>
      <S.Drawing
        ref={dots}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="group"
        aria-label={t('jobMap.dots')}
        onKeyDown={move}
      >
        <Districts />
        {counted.map((one, at) => {
          const { x, y } = toMap(one.place.point);
          const radius = radiusOf(one.count, most);
          return (
            <S.Dot
              key={one.place.id}
              to={one.address}
              tabIndex={at === Math.min(current, last) ? 0 : -1}
              aria-label={inWords(one)}
              aria-current={one.isSelected ? 'true' : undefined}
              onFocus={() => {
                setCurrent(at);
                setShown(one);
              }}
              onMouseEnter={() => setShown(one)}
              onMouseLeave={() => setShown(null)}
              onBlur={() => setShown(null)}
            >
              <circle cx={x} cy={y} r={Math.max(radius + 4, reach)} />
              <circle cx={x} cy={y} r={radius} />
            </S.Dot>
          );
        })}
      </S.Drawing>
      <S.Readout aria-hidden="true">{shown === null ? t('jobMap.hint') : <b>{inWords(shown)}</b>}</S.Readout>
    </>
  );
}

const Districts = () => (
  <g aria-hidden="true">
    {insets.map((box) => (
      <S.Inset key={box.y} {...box} rx="12" />
    ))}
    {outline.map(({ id, path }) => (
      <S.District key={id} d={path} />
    ))}
  </g>
);
