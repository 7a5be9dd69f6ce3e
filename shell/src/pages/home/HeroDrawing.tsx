/** The home page's illustration, for green backgrounds only. */
export function HeroDrawing() {
  return (
    <svg viewBox="20 0 480 400" width="480" height="400" aria-hidden="true" focusable="false">
      <path
        d="M52 330c-44-92 6-232 152-276s262 30 250 172-120 156-224 158S96 422 52 330Z"
        fill="var(--color-chrome-raised)"
      />
      <path d="M40 386H250" stroke="var(--color-chrome-muted)" strokeWidth="4" strokeLinecap="round" opacity=".5" />
      <path
        d="M272 246C270 150 306 76 372 60"
        fill="none"
        stroke="var(--color-chrome-text)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 13"
        opacity=".8"
      />
      <g transform="translate(306 246)">
        <rect width="150" height="54" rx="14" fill="var(--ill-paper)" />
        <rect x="12" y="12" width="30" height="30" rx="9" fill="var(--ill-fill)" />
        <path d="M54 21h62" stroke="var(--ill-line)" strokeWidth="6" strokeLinecap="round" />
        <path d="M54 36h36" stroke="var(--ill-line)" strokeWidth="5" strokeLinecap="round" opacity=".3" />
      </g>
      <g transform="translate(330 180)">
        <rect width="150" height="54" rx="14" fill="var(--ill-paper)" />
        <rect x="12" y="12" width="30" height="30" rx="9" fill="var(--color-tint-coral-soft)" />
        <path d="M54 21h48" stroke="var(--ill-line)" strokeWidth="6" strokeLinecap="round" />
        <path d="M54 36h58" stroke="var(--ill-line)" strokeWidth="5" strokeLinecap="round" opacity=".3" />
      </g>
      <g transform="translate(342 114)">
        <rect width="150" height="54" rx="14" fill="var(--ill-paper)" />
        <rect x="12" y="12" width="30" height="30" rx="9" fill="var(--ill-soft)" />
        <path d="M54 21h74" stroke="var(--ill-line)" strokeWidth="6" strokeLinecap="round" />
        <path d="M54 36h44" stroke="var(--ill-line)" strokeWidth="5" strokeLinecap="round" opacity=".3" />
      </g>
      <path
        d="M44 300c52 20 108 22 162 6 30-9 52-24 70-48"
        fill="none"
        stroke="var(--color-chrome-muted)"
        strokeWidth="22"
        strokeLinecap="round"
      />
      <path d="M136 322v60" stroke="var(--color-chrome-muted)" strokeWidth="22" strokeLinecap="round" />
      <circle cx="408" cy="58" r="30" fill="var(--color-accent)" />
      <path
        d="M450 36l12-9M448 74l15 4M424 20l3-13"
        stroke="var(--color-accent)"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  );
}
