/** Icons that only tools use. The kit's icons are part of the shell's start. */
const icons = {
  outline: 'M4 8V5h3M17 5h3v3M20 16v3h-3M7 19H4v-3M10.5 5h3M10.5 19h3M4 10.8v2.4M20 10.8v2.4',
  refresh: 'M19 12a7 7 0 1 1-2.1-5M19 4.5V8h-3.5',
  download: 'M12 5v11M7 11.5l5 5 5-5M5 19.5h14',
  flask: 'M10 4h4M11 4v5.5l-4.6 8A1.7 1.7 0 0 0 7.9 20h8.2a1.7 1.7 0 0 0 1.5-2.5l-4.6-8V4M8.5 14.5h7',
  copy: 'M9.5 9h9a1 1 0 0 1 1 1v8.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM5 15.5a1 1 0 0 1-.5-1V5.5a1 1 0 0 1 1-1h8.5a1 1 0 0 1 1 .5',
} as const;

export function ToolIcon({ name }: { name: keyof typeof icons }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}
