import * as S from './LandingPage.styles';

const board = { fill: 'none', stroke: 'var(--color-chrome-raised)', strokeLinecap: 'round' } as const;
const flight = { fill: 'none', stroke: 'var(--color-chrome-muted)', strokeLinecap: 'round', opacity: 0.8 } as const;

/** The background illustration of the landing page. */
export function Scene() {
  return (
    <S.Scene viewBox="0 0 1280 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <g transform="translate(-56 6)">
        <path {...board} strokeWidth="64" d="M-60 742c220 74 420 84 600 26 130-42 220-112 290-214" />
        <path {...board} strokeLinecap="butt" strokeWidth="64" d="M226 830v200" />
        <path {...flight} strokeWidth="4" strokeDasharray="1 14" d="M812 470C800 330 770 220 704 148" />
        <S.Sun cx="672" cy="112" r="34" />
        <path
          fill="none"
          stroke="var(--color-accent)"
          strokeWidth="5"
          strokeLinecap="round"
          d="M640 66l-9-13M676 58l1-16M626 100l-15-4"
        />
      </g>
    </S.Scene>
  );
}

/** The illustration for small screens, below the text. */
export function SmallScene() {
  return (
    <S.SmallScene viewBox="0 0 340 130" aria-hidden="true" focusable="false">
      <path {...board} strokeWidth="18" d="M8 84c70 24 150 20 200-10 16-10 26-20 34-32" />
      <path {...board} strokeLinecap="butt" strokeWidth="18" d="M92 98v40" />
      <path {...flight} strokeWidth="3" strokeDasharray="1 8" d="M248 34C262 20 276 16 292 18" />
      <S.Sun cx="314" cy="24" r="15" />
    </S.SmallScene>
  );
}
