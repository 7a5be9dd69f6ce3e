/** @jsxImportSource satori/jsx */
import { payText, sharePictureSize, type Language, type SharedJob } from 'shared-contracts';
import type { Drawing } from '../drawing/picture-drawer.ts';
import { drawings } from './brand-drawings.ts';
import { colours } from './colours.ts';
import { drawable, placeOf } from './facts.ts';
import { pictureTexts } from './picture-texts.ts';

const { width, height } = sharePictureSize;
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
      <div style={{ ...square, display: 'flex', overflow: 'hidden', background: colours.surface }}>
        <img src={logo} alt="" width={tile} height={tile} style={{ objectFit: 'contain' }} />
      </div>
    );
  }
  const letter = { ...square, display: 'flex', alignItems: 'center', justifyContent: 'center', fontSize: 44 } as const;
  return (
    <div
      style={{ ...letter, fontWeight: 800, background: colours['neutral-soft'], color: colours['neutral-soft-text'] }}
    >
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
      <div style={{ ...oneLine, flexGrow: 1, flexBasis: 0, fontWeight: 500, color: colours['chrome-muted'] }}>
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
        color: colours['chrome-text'],
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
