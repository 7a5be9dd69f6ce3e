// Illustrations that no first view shows. They are loaded on demand.
import { DivingBoard, Drawing, pen, Trail } from './illustrations';

/** The application was sent, or the e-mail address is confirmed. */
export function ApplicationSent() {
  return (
    <Drawing>
      <path d="M26 104C14 66 50 30 100 24s108 18 112 60-34 56-82 58-92 0-104-38Z" fill="var(--ill-soft)" />
      <path d="M138 98h70l6 40h-82Z" {...pen.paper} />
      <path d="M132 138l6-40h20l5 12h20l5-12h20" {...pen.line} />
      <g transform="rotate(12 164 58)">
        <rect x="140" y="28" width="46" height="58" rx="7" {...pen.paper} />
        <path d="M150 44h26M150 55h26M150 66h15" {...pen.line} />
      </g>
      <DivingBoard transform="translate(18 96) scale(0.88 0.88)" />
      <path d="M16 138H226" {...pen.line} />
      <Trail d="M86 70c8-26 24-40 44-42" />
      <circle cx="132" cy="32" r="11" {...pen.dot} />
      <path d="M108 20l-5-8M122 12l-2-8M96 36l-9-3" {...pen.line} />
    </Drawing>
  );
}

/** No saved jobs. */
export function EmptySaved() {
  return (
    <Drawing>
      <path d="M40 116C22 84 44 34 92 24s112 14 116 58-30 54-74 58-80 0-94-24Z" fill="var(--ill-soft)" />
      <path d="M136 30h48a6 6 0 0 1 6 6v86l-30-22-30 22V36a6 6 0 0 1 6-6Z" {...pen.paper} />
      <path d="M146 50h28M146 64h18" {...pen.line} />
      <DivingBoard transform="translate(28 96) scale(0.86 0.86)" />
      <path d="M30 138H208" {...pen.line} />
      <Trail d="M92 76c2-30 16-52 40-58" />
      <circle cx="90" cy="68" r="10" {...pen.dot} />
    </Drawing>
  );
}

/** No interviews, or no applications. */
export function NoInterviews() {
  return (
    <Drawing>
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
      <Trail d="M150 94c22-4 40-16 46-36" />
      <circle cx="198" cy="46" r="10" {...pen.dot} />
      <path d="M36 138h30M174 138h32" {...pen.line} />
    </Drawing>
  );
}

/** No resume is stored yet. */
export function NoResumes() {
  return (
    <Drawing>
      <path d="M34 108C18 72 48 32 100 26s110 16 112 62-32 52-78 54-84-2-100-34Z" fill="var(--ill-soft)" />
      <path d="M112 26h56l24 24v82a6 6 0 0 1-6 6h-74a6 6 0 0 1-6-6V32a6 6 0 0 1 6-6Z" {...pen.paper} />
      <path d="M168 26v18a6 6 0 0 0 6 6h18" {...pen.line} />
      <path d="M122 88h54M122 102h54M122 116h32" {...pen.line} />
      <circle cx="137" cy="60" r="13" {...pen.line} strokeDasharray="3 5" />
      <DivingBoard transform="translate(20 96) scale(0.86 0.86)" />
      <path d="M24 138H214" {...pen.line} />
      <Trail d="M86 80c4-22 14-32 32-30" />
      <circle cx="82" cy="68" r="10" {...pen.dot} />
    </Drawing>
  );
}

/** A part of the page could not be loaded: the board lies on the ground, and is being repaired. */
export function Failed() {
  return (
    <Drawing>
      <path d="M26 92c0-42 40-68 90-68s100 24 100 66-46 52-96 52-94-8-94-50Z" fill="var(--ill-soft)" />
      <path d="M34 138h172M136 138V96M128 138h16" {...pen.line} />
      <path d="M48 128c40-4 84-20 118-50" fill="none" stroke="var(--ill-fill)" strokeWidth="9" strokeLinecap="round" />
      <path d="M158 100v7l10 4-10 5 10 4-10 5 6 3" {...pen.line} />
      <path
        d="M172 118a4 4 0 0 1 4-4h26a4 4 0 0 1 4 4v20h-34ZM172 125h34M183 114v-5a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v5"
        {...pen.paper}
        strokeLinecap="round"
      />
      <Trail d="M92 76c6-10 14-17 24-21M80 92l-3 5" />
      <circle cx="70" cy="110" r="12" {...pen.dot} />
    </Drawing>
  );
}

/** A wait takes longer than usual: the dot jumps in place beside a stopwatch. */
export function Slow() {
  return (
    <Drawing>
      <path d="M30 96c-4-44 34-72 84-72s98 22 98 66-40 52-92 52-86-6-90-46Z" fill="var(--ill-soft)" />
      <path d="M44 138h152M66 138v-18M174 138v-18" {...pen.line} />
      <path d="M52 116c30 16 106 16 136 0" fill="none" stroke="var(--ill-fill)" strokeWidth="9" strokeLinecap="round" />
      <circle cx="178" cy="58" r="25" {...pen.paper} />
      <path d="M178 44v14l9 7M178 33v-7M172 26h12" {...pen.line} />
      <Trail d="M112 84v22" />
      <Trail d="M84 66c0-8 3-14 8-19M140 66c0-8-3-14-8-19" />
      <circle cx="112" cy="58" r="12" {...pen.dot} />
    </Drawing>
  );
}
