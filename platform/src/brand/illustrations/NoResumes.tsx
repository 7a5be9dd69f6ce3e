import { pen } from './pen';

/** No resume is stored yet. */
export function NoResumes() {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" focusable="false">
      <path d="M34 108C18 72 48 32 100 26s110 16 112 62-32 52-78 54-84-2-100-34Z" fill="var(--ill-soft)" />
      <path d="M112 26h56l24 24v82a6 6 0 0 1-6 6h-74a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6Z" {...pen.paper} />
      <path d="M168 26v18a6 6 0 0 0 6 6h18" {...pen.line} />
      <path d="M122 88h54M122 102h54M122 116h32" {...pen.line} />
      <circle cx="137" cy="60" r="13" {...pen.line} strokeDasharray="3 5" />
      <g transform="translate(20 96) scale(0.86 0.86)">
        <path
          d="M0 12c16 6 33 7 50 2 14-4 24-11 32-21"
          fill="none"
          stroke="var(--ill-fill)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M30 18v24M18 42h24" {...pen.line} />
      </g>
      <path d="M24 138H214" {...pen.line} />
      <path d="M86 80c4-22 14-32 32-30" {...pen.line} strokeDasharray="1 8" opacity=".75" />
      <circle cx="82" cy="68" r="10" {...pen.dot} />
    </svg>
  );
}
