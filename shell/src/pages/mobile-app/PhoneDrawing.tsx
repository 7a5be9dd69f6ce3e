import * as S from './MobileAppPage.styles';

/** A phone with the icon of the site on it, in the pen of the illustrations: the dot jumps onto the screen. */
export function PhoneDrawing() {
  return (
    <S.Drawing viewBox="0 0 240 200" aria-hidden="true" focusable="false">
      <path fill="var(--ill-soft)" d="M28 122c-8-40 20-86 66-96s106 4 118 48-18 84-62 96-114-8-122-48Z" />
      <g stroke="var(--ill-line)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <rect x="82" y="24" width="80" height="152" rx="14" fill="var(--ill-paper)" />
        <path fill="none" d="M114 36h16" />
        <rect x="98" y="116" width="48" height="44" rx="12" fill="var(--ill-fill)" />
        <path fill="none" stroke="var(--ill-paper)" d="M108 136c9 4 19 3 28-5M120 141v9" />
        <path fill="none" strokeDasharray="1 8" d="M44 96c12-36 44-44 66-12" />
      </g>
      <circle cx="120" cy="96" r="9" fill="var(--ill-dot)" />
    </S.Drawing>
  );
}
