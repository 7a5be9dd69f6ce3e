import { pen } from './pen';

/** Nothing is saved yet. */
export function EmptySaved() {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" focusable="false">
      <path d="M40 116C22 84 44 34 92 24s112 14 116 58-30 54-74 58-80 0-94-24Z" fill="var(--ill-soft)" />
      <path d="M136 30h48a6 6 0 0 1 6 6v86l-30-22-30 22V36a6 6 0 0 1 6-6Z" {...pen.paper} />
      <path d="M146 50h28M146 64h18" {...pen.line} />
      <g transform="translate(28 96) scale(0.86 0.86)">
        <path
          d="M0 12c16 6 33 7 50 2 14-4 24-11 32-21"
          fill="none"
          stroke="var(--ill-fill)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M30 18v24M18 42h24" {...pen.line} />
      </g>
      <path d="M30 138H208" {...pen.line} />
      <path d="M92 76c2-30 16-52 40-58" {...pen.line} strokeDasharray="1 8" opacity=".75" />
      <circle cx="90" cy="68" r="10" {...pen.dot} />
    </svg>
  );
}
