import type { ReactNode } from 'react';

const ink = { stroke: 'var(--ill-line)', strokeWidth: 3, strokeLinejoin: 'round' } as const;

/** Stroke properties of all illustrations. The theme sets their colors through `--ill-*`. */
export const pen = {
  line: { ...ink, fill: 'none', strokeLinecap: 'round' },
  paper: { ...ink, fill: 'var(--ill-paper)' },
  fill: { ...ink, fill: 'var(--ill-fill)' },
  dot: { ...ink, fill: 'var(--ill-dot)' },
} as const;

/** Frame of all illustrations. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true">
      {children}
    </svg>
  );
}

/** The diving board of the logo. */
export function DivingBoard({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path
        d="M0 12c16 6 33 7 50 2 14-4 24-11 32-21"
        fill="none"
        stroke="var(--ill-fill)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M30 18v24M18 42h24" {...pen.line} />
    </g>
  );
}

/** Dotted path of the jump. */
export function Trail({ d }: { d: string }) {
  return <path d={d} {...pen.line} strokeDasharray="1 8" opacity=".75" />;
}

/** Empty search results, or no companies. */
export function EmptySearch() {
  return (
    <Drawing>
      <path d="M34 104c-10-36 18-74 62-82s104 2 114 42-14 64-58 70-108 6-118-30Z" fill="var(--ill-soft)" />
      <rect x="46" y="46" width="104" height="26" rx="8" {...pen.paper} />
      <rect x="46" y="80" width="104" height="26" rx="8" {...pen.paper} />
      <rect x="46" y="114" width="104" height="24" rx="8" {...pen.line} strokeDasharray="5 7" />
      <rect x="54" y="53" width="12" height="12" rx="4" fill="var(--ill-fill)" />
      <path d="M76 59h38M76 93h26" {...pen.line} />
      <rect x="54" y="87" width="12" height="12" rx="4" fill="var(--ill-fill)" />
      <path d="m176 100 22 24" fill="none" stroke="var(--ill-line)" strokeWidth="9" strokeLinecap="round" />
      <circle cx="154" cy="76" r="31" {...pen.paper} />
      <circle cx="154" cy="80" r="10" {...pen.dot} />
      <path d="M138 66c4-7 9-10 16-10" {...pen.line} />
    </Drawing>
  );
}

/** The page does not exist. */
export function NotFound() {
  return (
    <Drawing>
      <path d="M26 100c0-42 44-74 96-74s92 26 92 66-38 50-92 50-96 0-96-42Z" fill="var(--ill-soft)" />
      <path d="M92 124c0-9 22-14 48-14s46 5 46 14-20 14-46 14-48-5-48-14Z" {...pen.paper} />
      <path d="M108 124c6-4 10-4 16 0s10 4 16 0 10-4 16 0 8 3 12 1" {...pen.line} />
      <DivingBoard transform="translate(18 92) scale(0.92 0.92)" />
      <Trail d="M94 76c14-44 62-62 96-30 14 13 20 32 21 52" />
      <circle cx="212" cy="118" r="10" {...pen.dot} />
      <path d="M192 138h36M16 138h60M226 98l6-7M198 100l-5-7" {...pen.line} />
    </Drawing>
  );
}

/** Something could not be loaded. */
export function Offline() {
  return (
    <Drawing>
      <path d="M28 92c2-40 40-66 88-68s96 24 96 66-44 50-92 50-94-8-92-48Z" fill="var(--ill-soft)" />
      <path d="M84 92a22 22 0 0 1 3-44 32 32 0 0 1 61-7 25 25 0 0 1 8 50" {...pen.paper} />
      <path d="M84 92h18M138 91h18" {...pen.line} />
      <path d="M18 122h46c10 0 12-2 16-8" {...pen.line} />
      <path d="M222 122h-46c-10 0-12-2-16-8" {...pen.line} />
      <rect x="76" y="104" width="22" height="20" rx="6" {...pen.fill} transform="rotate(-24 87 114)" />
      <rect x="142" y="104" width="22" height="20" rx="6" {...pen.fill} transform="rotate(24 153 114)" />
      <path d="M101 103l8-4M104 111l8-4" {...pen.line} />
      <path d="M120 84v8M120 118v8M108 138h24" {...pen.line} />
      <circle cx="120" cy="64" r="10" {...pen.paper} />
      <path d="M116 64h8" {...pen.line} />
    </Drawing>
  );
}
