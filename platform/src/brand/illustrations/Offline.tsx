import { pen } from './pen';

/** Something could not be loaded. */
export function Offline() {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" aria-hidden="true" focusable="false">
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
    </svg>
  );
}
