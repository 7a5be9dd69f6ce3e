import { TilePanel } from 'platform/tiles';
import { panels, type PanelName } from './panels';

/** The board of the lowest panel. It lies in the third row from below. */
const boardRows = 3;

interface JumpPanelProps {
  panel: PanelName;
  className?: string;
}

/** A panel of tiles with the board over three columns, and the jump that ends in the sun. For green backgrounds only. */
export function JumpPanel({ panel: name, className = '' }: JumpPanelProps) {
  const panel = panels[name];
  return (
    <TilePanel panel={panel} className={className}>
      <g fill="none" stroke="var(--color-chrome-text)" strokeLinecap="round">
        <g transform={`translate(0 ${(panel.rows - boardRows) * 100})`} strokeWidth="22">
          <path d="M122 216V300" stroke="var(--color-chrome-muted)" strokeLinecap="butt" />
          <path d="M20 184C86 218 156 220 216 194 248 180 266 158 280 130" />
        </g>
        <path d={panel.flight} strokeWidth="5" strokeDasharray="0.1 15" />
      </g>
      <circle cx="450" cy="50" r="38" fill="var(--color-accent)" />
    </TilePanel>
  );
}
