import { styled } from 'platform';
import type { CompanyFigures } from 'shared-contracts';
import { border, mainland, toMap } from 'shared-contracts/gazetteer/map';

type City = CompanyFigures['cities'][number];

/** The drawing's width; its height follows from the map. */
const width = 112;

/** In units of the map, about 5 per pixel. A dot's area is proportional to its number. */
const smallest = 16;
const largest = 44;

const Drawing = styled.svg`
  display: block;
  overflow: visible;
  fill: none;
  stroke: var(--color-border-strong);
  stroke-width: 1px;
  stroke-linejoin: round;

  path {
    vector-effect: non-scaling-stroke;
  }

  circle {
    fill: var(--color-brand);
    fill-opacity: 0.72;
    stroke: none;
  }
`;

/** Without `point`: an older API. */
const positionOf = ({ point }: City) => (point ? toMap(point) : null);

/** Whether a city is on the mainland. */
export function isOnMap(city: City): boolean {
  const position = positionOf(city);
  return position !== null && position.x >= mainland.x && position.y <= mainland.y + mainland.height;
}

/** A decorative map of the mainland with a dot for each city. The list beside it has the names and numbers. */
export function PlaceMap({ cities }: { cities: readonly City[] }) {
  const shown = cities.filter(isOnMap);
  const most = Math.max(...shown.map(({ count }) => count));
  return (
    <Drawing
      viewBox={`${mainland.x} ${mainland.y} ${mainland.width} ${mainland.height}`}
      width={width}
      height={Math.round((width * mainland.height) / mainland.width)}
      aria-hidden="true"
    >
      <path d={border} />
      {shown.map((city) => {
        const { x, y } = positionOf(city)!;
        const radius = smallest + (largest - smallest) * Math.sqrt(city.count / most);
        return <circle key={city.name} cx={x.toFixed(0)} cy={y.toFixed(0)} r={radius.toFixed(0)} />;
      })}
    </Drawing>
  );
}
