import { pen } from './pen';

/** The application was sent, or the e-mail address is confirmed. */
export function ApplicationSent() {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" focusable="false">
      <path d="M26 104C14 66 50 30 100 24s108 18 112 60-34 56-82 58-92 0-104-38Z" fill="var(--ill-soft)" />
      <path d="M138 98h70l6 40h-82Z" {...pen.paper} />
      <path d="M132 138l6-40h20l5 12h20l5-12h20" {...pen.line} />
      <g transform="rotate(12 164 58)">
        <rect x="140" y="28" width="46" height="58" rx="7" {...pen.paper} />
        <path d="M150 44h26M150 55h26M150 66h15" {...pen.line} />
      </g>
      <g transform="translate(18 96) scale(0.88 0.88)">
        <path
          d="M0 12c16 6 33 7 50 2 14-4 24-11 32-21"
          fill="none"
          stroke="var(--ill-fill)"
          strokeWidth="9"
          strokeLinecap="round"
        />
        <path d="M30 18v24M18 42h24" {...pen.line} />
      </g>
      <path d="M16 138H226" {...pen.line} />
      <path d="M86 70c8-26 24-40 44-42" {...pen.line} strokeDasharray="1 8" opacity=".75" />
      <circle cx="132" cy="32" r="11" {...pen.dot} />
      <path d="M108 20l-5-8M122 12l-2-8M96 36l-9-3" {...pen.line} />
    </svg>
  );
}
