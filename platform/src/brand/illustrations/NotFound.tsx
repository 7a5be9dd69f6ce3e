import { pen } from './pen';

/** The page does not exist. */
export function NotFound() {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" focusable="false">
      <path d="M26 100c0-42 44-74 96-74s92 26 92 66-38 50-92 50-96 0-96-42Z" fill="var(--ill-soft)" />
      <path d="M92 124c0-9 22-14 48-14s46 5 46 14-20 14-46 14-48-5-48-14Z" {...pen.paper} />
      <path d="M108 124c6-4 10-4 16 0s10 4 16 0 10-4 16 0 8 3 12 1" {...pen.line} />
      <g transform="translate(18 92) scale(0.92 0.92)">
        <path
          d="M0 12c16 6 33 7 50 2 14-4 24-11 32-21"
          fill="none"
          stroke="var(--ill-fill)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M30 18v24M18 42h24" {...pen.line} />
      </g>
      <path d="M94 76c14-44 62-62 96-30 14 13 20 32 21 52" {...pen.line} strokeDasharray="1 8" opacity=".75" />
      <circle cx="212" cy="118" r="10" {...pen.dot} />
      <path d="M192 138h36M16 138h60M226 98l6-7M198 100l-5-7" {...pen.line} />
    </svg>
  );
}
