import { styled } from 'styled-components';

/** Icon paths on a 24 px grid, stroked and not filled. */
const icons = {
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20 20l-4-4',
  pin: 'M12 21c5-5.2 7-8.6 7-11.5A7 7 0 0 0 5 9.5C5 12.4 7 15.8 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  bookmark: 'M7 4h10a1 1 0 0 1 1 1v15l-6-4.2L6 20V5a1 1 0 0 1 1-1Z',
  home: 'M4 11.5 12 5l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5h-5v5H5a1 1 0 0 1-1-1Z',
  briefcase:
    'M4 9a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM9 8V5.5a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1V8M4 13h16',
  calendar: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8.5 4v4M15.5 4v4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.6 3.7-5.5 7.5-5.5s6.7 1.9 7.5 5.5',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 8v4.5l3 2',
  bars: 'M5 20v-5M12 20V10M19 20V5',
  tag: 'M4 5v6.2l8.8 8.8 7.2-7.2L11.2 4H5a1 1 0 0 0-1 1ZM8.5 8.5h.01',
  euro: 'M18 6.5A7 7 0 1 0 18 17.5M4 10.5h9M4 13.5h8',
  check: 'M5 12.5 10 17.5 19 7',
  close: 'M6 6l12 12M18 6 6 18',
  chevronDown: 'M6 9.5 12 15.5 18 9.5',
  chevronRight: 'M9.5 6 15.5 12 9.5 18',
  chevronLeft: 'M14.5 6 8.5 12 14.5 18',
  arrowRight: 'M5 12h14M13 6l6 6-6 6',
  arrowLeft: 'M19 12H5M11 6l-6 6 6 6',
  external: 'M13 5h6v6M19 5l-9 9M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
  aim: 'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM12 3v5M12 16v5M3 12h5M16 12h5',
  menu: 'M4 8h16M4 16h16',
  filter:
    'M4 7h10M18 7h2M4 17h2M10 17h10M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  file: 'M6 4h8l4.5 4.5V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM13.5 4v5h5',
  upload: 'M12 16V5M7 9.5 12 4.5l5 5M5 19.5h14',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12a1 1 0 0 0 1 1h6.4a1 1 0 0 0 1-1L17 7M10.5 11v5M13.5 11v5',
  mail: 'M4 7a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1ZM4.5 7.5 12 13l7.5-5.5',
  alert: 'M12 8v5M12 16.5h.01M12 4 3 19.5h18Z',
  info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 11v5M12 8h.01',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 12v7a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1v-7',
  bell: 'M6 16.5c1-1.2 1.5-2.6 1.5-6a4.5 4.5 0 0 1 9 0c0 3.4.5 4.8 1.5 6ZM10 19.5h4',
  globe:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM4 12h16M12 4c2.5 2.3 3.5 5 3.5 8s-1 5.7-3.5 8c-2.5-2.3-3.5-5-3.5-8s1-5.7 3.5-8Z',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19c.6-3 3-4.8 6.5-4.8s5.9 1.8 6.5 4.8M16 5a3.3 3.3 0 0 1 0 6.3M18 14.6c1.9.7 3.1 2.2 3.5 4.4',
  code: 'M8.5 8 4.5 12l4 4M15.5 8l4 4-4 4M13.2 5.5l-2.4 13',
  pen: 'M4 20l1-4.5L16 4.5a1.4 1.4 0 0 1 2 0l1.5 1.5a1.4 1.4 0 0 1 0 2L8.5 19Z',
  megaphone: 'M5 10v4l11 4.5v-13ZM16 9.5a2.7 2.7 0 0 1 0 5M7.5 15l1 4.5h2.5l-1-3.5',
  cart: 'M4 5h2.2l2 10h9l2-7.5H7M9.5 19.5h.01M16.5 19.5h.01',
  headset:
    'M5 14v-2a7 7 0 0 1 14 0v2M5 14v2.5a1 1 0 0 0 1 1h1.5v-5H5ZM19 14v2.5a1 1 0 0 1-1 1h-1.5v-5H19ZM18 17.5c0 1.8-1.5 2.5-4 2.5',
  coin: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM14.8 9.3a3.8 3.8 0 1 0 0 5.4M8 11.2h4M8 13h3.5',
  heart: 'M12 19.5C6.5 15.5 4 12.7 4 9.5A4 4 0 0 1 12 8a4 4 0 0 1 8 1.5c0 3.2-2.5 6-8 10Z',
  truck:
    'M3 7h11v9H3ZM14 10.5h4l3 3V16h-7M7 18.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4ZM17 18.5a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4Z',
  eye: 'M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  send: 'M4 12 20 5l-5.5 15-3.5-6.5ZM11 13.5 20 5',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  hide: 'M4 12c2-3.7 4.7-5.5 8-5.5 1.2 0 2.3.2 3.3.7M20 12c-2 3.7-4.7 5.5-8 5.5-1.2 0-2.3-.2-3.3-.7M5 19 19 5',
  expand: 'M14 5h5v5M19 5l-7 7M10 19H5v-5M5 19l5-5',
  lock: 'M7 11h10a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  featured: 'M3 15c6 2.6 13 1.4 18-4.5M13.6 5a1.4 1.4 0 1 0 2.8 0 1.4 1.4 0 1 0-2.8 0Z',
} as const;

/** Name of a drawing of the icon set. */
export type IconName = keyof typeof icons;

type IconSize = 'xs' | 'sm' | 'md' | 'lg';

/** Stroke width by size: smaller icons have thicker strokes. */
const strokes: Record<IconSize, number> = { xs: 2.25, sm: 2, md: 1.75, lg: 1.75 };

const Drawing = styled.svg<{ $size: IconSize }>`
  flex: none;
  width: var(--icon-${({ $size }) => $size});
  height: var(--icon-${({ $size }) => $size});
  fill: none;
  stroke: currentColor;
  stroke-width: ${({ $size }) => strokes[$size]};
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export interface IconProps {
  name: IconName;
  /** 14, 16, 20 (default) and 24 px. */
  size?: IconSize;
}

/** A decorative icon next to a text. An icon-only button must have a label. */
export function Icon({ name, size = 'md' }: IconProps) {
  return (
    <Drawing $size={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </Drawing>
  );
}
