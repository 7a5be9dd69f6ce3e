import { TilePanel } from 'platform/tiles';
import * as panels from './panels';

/** Dotted path of the jump, from the end of the board to the sun. */
const flights: Record<keyof typeof panels, string> = {
  home: 'M286 302C296 190 336 96 406 62',
  landing: 'M286 302C292 190 330 108 402 72',
  small: 'M302 108C314 76 348 58 402 52',
};
/** The board of the lowest panel. It lies in the third row from below. */
const boardRows = 3;

interface JumpPanelProps {
  panel: keyof typeof panels;
  className?: string;
}

/** A panel of tiles with the board over three columns, and the jump that ends in the sun. For green backgrounds only. */
export function JumpPanel({ panel, className = '' }: JumpPanelProps) {
  const { rows } = panels[panel];
  return (
    <TilePanel panel={panels[panel]} className={className}>
      <g fill="none" stroke="var(--color-chrome-text)" strokeLinecap="round">
        <g transform={`translate(0 ${(rows - boardRows) * 100})`} strokeWidth="22">
          <path d="M122 216V300" stroke="var(--color-chrome-muted)" strokeLinecap="butt" />
          <path d="M20 184C86 218 156 220 216 194 248 180 266 158 280 130" />
        </g>
        <path d={flights[panel]} strokeWidth="5" strokeDasharray="0.1 15" />
      </g>
      <circle cx="450" cy="50" r="38" fill="var(--color-accent)" />
    </TilePanel>
  );
}
