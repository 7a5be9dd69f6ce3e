import { pen } from './pen';

/** No interviews, or no applications. */
export function NoInterviews() {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" focusable="false">
      <path d="M30 96c-4-38 34-70 80-72s98 18 100 62-40 58-86 58-90-10-94-48Z" fill="var(--ill-soft)" />
      <rect x="66" y="44" width="108" height="92" rx="12" {...pen.paper} />
      <path d="M66 56a12 12 0 0 1 12-12h84a12 12 0 0 1 12 12v12H66Z" {...pen.fill} />
      <path d="M92 36v16M148 36v16" {...pen.line} />
      <path
        d="M87 86h.01M87 104h.01M87 122h.01M109 86h.01M109 104h.01M109 122h.01M131 86h.01M131 122h.01M153 86h.01M153 104h.01M153 122h.01"
        stroke="var(--ill-line)"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".35"
      />
      <circle cx="131" cy="104" r="9" {...pen.line} strokeDasharray="3 5" />
      <path d="M150 94c22-4 40-16 46-36" {...pen.line} strokeDasharray="1 8" opacity=".75" />
      <circle cx="198" cy="46" r="10" {...pen.dot} />
      <path d="M36 138h30M174 138h32" {...pen.line} />
    </svg>
  );
}
