import { pen } from './pen';

/** Nothing was found, or no companies. */
export function EmptySearch() {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" focusable="false">
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
    </svg>
  );
}
