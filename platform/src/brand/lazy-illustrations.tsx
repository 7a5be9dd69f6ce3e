// Illustrations that no first view shows. They are loaded on demand.
import { DivingBoard, Drawing, pen, Trail } from './illustrations';

/** The application was sent, or the e-mail address is confirmed. */
function ApplicationSent() {
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

/** No job is open beside the list. */
function ChooseJob() {
  return (
    <Drawing>
      <path d="M32 90c-2-42 34-68 86-68s96 26 96 66-40 54-94 54-86-10-88-52Z" fill="var(--ill-soft)" />
      <rect x="40" y="40" width="64" height="92" rx="9" {...pen.paper} />
      <path d="M40 70h64M40 101h64M66 55h26M66 86h20M66 117h24" {...pen.line} />
      {[49, 80, 111].map((y) => (
        <rect key={y} x="48" y={y} width="11" height="11" rx="3.5" fill="var(--ill-fill)" />
      ))}
      <rect x="130" y="34" width="72" height="104" rx="9" {...pen.line} strokeDasharray="5 7" />
      <Trail d="M96 82c14-26 32-34 56-26" />
      <circle cx="166" cy="66" r="11" {...pen.dot} />
    </Drawing>
  );
}

/** No saved jobs. */
function EmptySaved() {
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

/** No interviews. */
function NoInterviews() {
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
function NoResumes() {
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

/** A part of the page could not be loaded: a board that is being repaired. */
function Failed() {
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
function Slow() {
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

/** No applications: an empty letter box. */
function NoApplications() {
  return (
    <Drawing>
      <path d="M30 98c-8-44 36-76 88-74s98 24 98 64-40 54-92 54-88-4-94-44Z" fill="var(--ill-soft)" />
      <path d="M24 138H214M166 138v-32" {...pen.line} />
      <path d="M132 106V78a18 18 0 0 1 18-18h34a18 18 0 0 1 18 18v28Z" {...pen.paper} />
      <path d="M146 82h34" {...pen.line} />
      <path d="M202 84h14V62" {...pen.line} />
      <rect x="210" y="50" width="16" height="13" rx="3" {...pen.fill} />
      <DivingBoard transform="translate(20 96) scale(0.86 0.86)" />
      <Trail d="M90 58c12-16 28-20 44-8" />
      <circle cx="82" cy="68" r="10" {...pen.dot} />
    </Drawing>
  );
}

/** No alerts: a bell that sleeps; the dot is its clapper. */
function NoAlerts() {
  return (
    <Drawing>
      <path d="M34 94c-2-42 36-70 86-70s94 26 94 66-40 52-92 52-86-8-88-48Z" fill="var(--ill-soft)" />
      <path d="M52 138h136" {...pen.line} />
      <circle cx="120" cy="122" r="11" {...pen.dot} />
      <path d="M82 110c8-9 11-18 11-38a27 27 0 0 1 54 0c0 20 3 29 11 38Z" {...pen.paper} />
      <path d="M120 44v-9" {...pen.line} />
      <path d="M78 110h84" fill="none" stroke="var(--ill-fill)" strokeWidth="9" strokeLinecap="round" />
      <path d="M106 84c4 4 8 4 12 0M124 84c4 4 8 4 12 0" {...pen.line} />
      <path d="M170 58h14l-14 16h14M194 32h10l-10 12h10" {...pen.line} />
    </Drawing>
  );
}

/** No campaigns: a megaphone; the dot is its first word. */
function NoCampaigns() {
  return (
    <Drawing>
      <path d="M28 94c-2-44 38-70 90-70s98 24 98 66-42 52-94 52-92-6-94-48Z" fill="var(--ill-soft)" />
      <path d="M36 138h170" {...pen.line} />
      <path d="M94 98l12 40h18l-11-40Z" {...pen.paper} />
      <path d="M96 66l54-26a5 5 0 0 1 7 5v74a5 5 0 0 1-7 5L96 98Z" {...pen.paper} />
      <path d="M96 66v32H78a10 10 0 0 1-10-10V76a10 10 0 0 1 10-10Z" {...pen.fill} />
      <path d="M172 106l14 7M174 82h12" {...pen.line} />
      <Trail d="M172 62c8-2 12-6 16-12" />
      <circle cx="198" cy="42" r="11" {...pen.dot} />
    </Drawing>
  );
}

/** No companies: one house, and the outline of another. */
function NoCompanies() {
  return (
    <Drawing>
      <path d="M28 96c-4-44 36-72 88-72s100 22 100 66-42 52-94 52-90-4-94-46Z" fill="var(--ill-soft)" />
      <path d="M34 138h174" {...pen.line} />
      <rect x="52" y="60" width="56" height="78" rx="6" {...pen.paper} />
      <path d="M66 78h8M86 78h8M66 96h8M86 96h8" {...pen.line} />
      <rect x="72" y="114" width="16" height="24" rx="3" {...pen.fill} />
      <rect x="130" y="42" width="60" height="96" rx="6" {...pen.line} strokeDasharray="5 7" />
      <Trail d="M80 44c14-22 46-26 68 4" />
      <circle cx="160" cy="66" r="11" {...pen.dot} />
    </Drawing>
  );
}

/** No followed companies: a house with a flag; the dot has jumped onto its pole. */
function NoFollowed() {
  return (
    <Drawing>
      <path d="M28 100c-6-44 34-76 88-76s100 24 100 66-40 52-92 52-90-2-96-42Z" fill="var(--ill-soft)" />
      <path d="M24 138H214M158 70V40" {...pen.line} />
      <path d="M158 42h36l-9 10 9 10h-36Z" {...pen.fill} />
      <rect x="124" y="70" width="68" height="68" rx="6" {...pen.paper} />
      <path d="M138 86h10M168 86h10M138 102h10M168 102h10" {...pen.line} />
      <rect x="150" y="114" width="16" height="24" rx="3" {...pen.paper} />
      <DivingBoard transform="translate(22 96) scale(0.86 0.86)" />
      <Trail d="M92 74c4-30 24-48 52-46" />
      <circle cx="158" cy="30" r="10" {...pen.dot} />
    </Drawing>
  );
}

/** No open jobs: a shop whose door is shut; the dot waits beside it. */
function NoOpenings() {
  return (
    <Drawing>
      <path d="M26 96c-2-44 40-72 92-72s98 24 98 66-42 52-94 52-94-6-96-46Z" fill="var(--ill-soft)" />
      <path d="M24 138h196" {...pen.line} />
      <rect x="62" y="66" width="100" height="72" rx="4" {...pen.paper} />
      <path d="M64 40h96l10 26H54Z" {...pen.fill} />
      <path d="M54 66c0 16 29 16 29 0 0 16 29 16 29 0 0 16 29 16 29 0 0 16 29 16 29 0" {...pen.paper} />
      <rect x="118" y="92" width="30" height="46" rx="3" {...pen.paper} />
      <path d="M140 116h1M76 96h26v22H76Z" {...pen.line} />
      <circle cx="194" cy="126" r="11" {...pen.dot} />
    </Drawing>
  );
}

/** No access: a lock; the dot stays outside. */
function NoAccess() {
  return (
    <Drawing>
      <path d="M30 92c0-42 40-68 90-68s98 24 98 66-42 52-94 52-94-8-94-50Z" fill="var(--ill-soft)" />
      <path d="M36 138h170" {...pen.line} />
      <path d="M96 78V60a24 24 0 0 1 48 0v18" {...pen.line} />
      <rect x="80" y="76" width="80" height="62" rx="10" {...pen.paper} />
      <path d="M120 106v14" {...pen.line} />
      <circle cx="120" cy="100" r="8" {...pen.fill} />
      <Trail d="M176 70c14 8 20 22 20 36" />
      <circle cx="192" cy="126" r="11" {...pen.dot} />
    </Drawing>
  );
}

/** A link that is not valid any more: an open chain. */
function BrokenLink() {
  return (
    <Drawing>
      <path d="M28 94c0-42 40-70 92-70s96 26 96 66-42 52-94 52-94-6-94-48Z" fill="var(--ill-soft)" />
      <path d="M40 138h160" {...pen.line} />
      <g transform="rotate(-18 80 92)">
        <rect x="44" y="74" width="66" height="36" rx="18" {...pen.paper} />
        <path d="M64 92h28" fill="none" stroke="var(--ill-fill)" strokeWidth="9" strokeLinecap="round" />
      </g>
      <path d="M142 84c-2-12 6-20 16-22l22-4c26-4 32 30 8 35l-12 2" {...pen.line} strokeDasharray="5 7" />
      <Trail d="M122 68c2-8 4-14 10-20" />
      <circle cx="140" cy="112" r="11" {...pen.dot} />
      <path d="M118 60l-6-8M130 56V46" {...pen.line} />
    </Drawing>
  );
}

const drawings = {
  'application-sent': ApplicationSent,
  'broken-link': BrokenLink,
  'choose-job': ChooseJob,
  'empty-saved': EmptySaved,
  failed: Failed,
  'no-access': NoAccess,
  'no-alerts': NoAlerts,
  'no-applications': NoApplications,
  'no-campaigns': NoCampaigns,
  'no-companies': NoCompanies,
  'no-followed': NoFollowed,
  'no-interviews': NoInterviews,
  'no-openings': NoOpenings,
  'no-resumes': NoResumes,
  slow: Slow,
};

export type LazyIllustrationName = keyof typeof drawings;

export function LazyDrawing({ name }: { name: LazyIllustrationName }) {
  const Found = drawings[name];
  return <Found />;
}
