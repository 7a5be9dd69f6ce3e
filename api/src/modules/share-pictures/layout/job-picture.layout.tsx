/** @jsxImportSource satori/jsx */
import { payText, sharePictureSize, type Language, type SharedJob, type Workplace } from 'shared-contracts';
import type { Drawing } from '../drawing/picture-drawer.service.ts';

/** Tokens of platform under the same names. Pictures do not support custom properties. */
const colors = {
  canvas: '#f7f8f4',
  surface: '#ffffff',
  chrome: '#085135',
  'chrome-text': '#fafcf7',
  'chrome-muted': '#c5e1d0',
  accent: '#fcbd30',
  'neutral-soft': '#ebeee8',
  'neutral-soft-text': '#3a453f',
} as const;

const { width, height } = sharePictureSize;

/** Data URL for an `img`. */
const svgAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The logo `logo-on-green` of platform/src/brand/Logo. */
const logoSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 388 76"><g fill="none" stroke="${colors['chrome-text']}" stroke-linecap="round" stroke-linejoin="round"><path d="M7 31.5c9.5 3.6 19.5 4.1 29.5 1.2 8-2.3 14-6.4 19-12.2M25 34.5V57" stroke-width="8.5"/><g transform="translate(78 6)" stroke-width="7.2"><path d="M8 12v29.5C8 47.6 11.2 50.4 17 50.4M1.5 22.6H17M29.5 50.4V22.6M29.5 36c0-8.6 4.8-13.4 12.6-13.4M76.9 22.6v27.8"/><path d="M93 50.4V22.6M93 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8M114 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8"/><path d="M151.2 22.6v41M232.8 8v42.4M247.6 23.6v26.8"/><path d="M262.5 50.4V22.6M262.5 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8M283.5 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8"/><circle cx="63" cy="36.5" r="13.9"/><circle cx="165.1" cy="36.5" r="13.9"/><circle cx="206" cy="36.5" r="13.9"/></g></g><circle cx="47.5" cy="9" r="6.8" fill="${colors.accent}"/><circle cx="325.6" cy="15.5" r="5.2" fill="${colors.accent}"/></svg>`;

/** The background: a green area that ends in the diving board, and the dot beyond its end. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0H${width}V${height}H0Z" fill="${colors.canvas}"/><path d="M0 0H${width}V520C1010 578 760 616 500 616 320 616 150 604 0 582Z" fill="${colors.chrome}"/><circle cx="1100" cy="476" r="30" fill="${colors.accent}"/></svg>`;

const drawings = { logo: svgAddress(logoSvg), ground: svgAddress(ground) } as const;

interface PictureTexts {
  /** Replaces a title without drawable characters. */
  job: string;
  workplace: Record<Workplace, string>;
}

const pictureTexts: Record<Language, PictureTexts> = {
  pt: {
    job: 'Oferta de emprego',
    workplace: { onsite: 'presencial', hybrid: 'híbrido', remote: 'remoto' },
  },
  en: {
    job: 'Job offer',
    workplace: { onsite: 'on site', hybrid: 'hybrid', remote: 'remote' },
  },
};

/** "Porto, híbrido", "Porto", "Remoto"; null if both are unknown. */
export function placeOf({ city, workplace }: Pick<SharedJob, 'city' | 'workplace'>, language: Language) {
  const mode = workplace === null ? null : pictureTexts[language].workplace[workplace];
  if (city !== null) return mode === null || workplace === 'onsite' ? city : `${city}, ${mode}`;
  return mode === null ? null : mode.charAt(0).toUpperCase() + mode.slice(1);
}

/** Characters without a glyph in the font. They would be drawn as empty boxes. */
const unknown = /[^\p{Script=Latin}\u0020-\u007E\u00A0-\u00FF–—‘’‚“”„…•‹›€™−]/gu;

/** Removes characters that the font cannot draw; '' if none remain. */
export function drawable(text: string): string {
  return text.normalize('NFC').replaceAll(unknown, ' ').replaceAll(/ +/g, ' ').trim();
}

const edge = 72;
const tile = 80;
/** The text ends before the dot begins. */
const textWidth = 984;

/** Maximum title length for each font size. Most titles fit into three lines of the smallest size. */
const titleSizes = [
  [20, 88],
  [42, 72],
  [80, 58],
  [Infinity, 54],
] as const;
const titleSize = (title: string) => titleSizes.find(([most]) => title.length <= most)![1];

const square = { boxSizing: 'border-box', width: tile, height: tile, borderRadius: 20 } as const;

function companyTile(name: string, logo: string | null) {
  if (logo !== null) {
    return (
      <div style={{ ...square, display: 'flex', overflow: 'hidden', background: colors.surface }}>
        <img src={logo} alt="" width={tile} height={tile} style={{ objectFit: 'contain' }} />
      </div>
    );
  }
  const letter = { ...square, display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 44 } as const;
  return (
    <div style={{ ...letter, fontWeight: 800, background: colors['neutral-soft'], color: colors['neutral-soft-text'] }}>
      {name.charAt(0).toLocaleUpperCase('pt')}
    </div>
  );
}

const oneLine = { display: 'block', lineClamp: 1 } as const;

const company = (name: string, logo: string | null) => (
  <div style={{ display: 'flex', alignItems: 'center' }}>
    {companyTile(name, logo)}
    <div style={{ ...oneLine, width: 860, marginLeft: 24, fontSize: 36, fontWeight: 600 }}>{name}</div>
  </div>
);

const heading = (title: string) => (
  <div
    style={{
      display: 'block',
      lineClamp: 3,
      wordBreak: 'break-word',
      width: textWidth,
      marginTop: 26,
      fontSize: titleSize(title),
      fontWeight: 800,
      lineHeight: 1.1,
      letterSpacing: '-0.025em',
    }}
  >
    {title}
  </div>
);

const facts = (pay: string | null, place: string | null) => (
  <div style={{ display: 'flex', alignItems: 'baseline', width: textWidth, marginTop: 24, fontSize: 34 }}>
    {pay === null ? null : (
      <div style={{ ...oneLine, flexShrink: 0, maxWidth: 620, marginRight: 32, fontSize: 40, fontWeight: 800 }}>
        {pay}
      </div>
    )}
    {place === null ? null : (
      <div style={{ ...oneLine, flexGrow: 1, flexBasis: 0, fontWeight: 500, color: colors['chrome-muted'] }}>
        {place}
      </div>
    )}
  </div>
);

const textOf = (text: string | null) => (text === null ? null : drawable(text) || null);

/**
 * A job as a picture for link previews. @param logo data URL of the company's logo; null: the first letter of its name
 */
export function jobPicture(job: SharedJob, logo: string | null, language: Language): Drawing {
  const name = drawable(job.companyName);
  const title = drawable(job.title) || pictureTexts[language].job;
  const element = (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        width,
        height,
        padding: `56px ${edge}px 64px`,
        backgroundImage: `url(${drawings.ground})`,
        backgroundSize: `${width}px ${height}px`,
        color: colors['chrome-text'],
        fontFamily: 'Figtree, Figtree Ext',
      }}
    >
      <img src={drawings.logo} alt="" width={225} height={44} />
      <div style={{ display: 'flex', flexDirection: 'column', justifyContent: 'center', flexGrow: 1 }}>
        {company(name, logo)}
        {heading(title)}
        {facts(textOf(payText(job, language)), textOf(placeOf(job, language)))}
      </div>
    </div>
  );
  return { element, width, height };
}
