import type { PanelData, PanelRect, PanelRemote } from './panel-data';
import * as S from './Outlines.styles';
import type { NavPlace } from './read-page';
import { CanaryDot } from './shared.styles';
import { ToolIcon } from './ToolIcon';

interface OutlinesProps {
  data: PanelData;
  nav: NavPlace | null;
  numberOf: (remote: string) => number;
  /** `mfe-jobs:recent` */
  chosen: string | null;
  /** Of the document, which the outlines must not enlarge. */
  size: { width: number; height: number };
}

/** How far an outline is outside of its slot. */
const margin = 6;
const labelHeight = 22;
const labelWidth = 460;

/** The box of a slot, inside the document. */
function boxOf({ x, y, width, height }: PanelRect, page: OutlinesProps['size']) {
  const left = Math.max(x - margin, 2);
  const top = Math.max(y - margin, 2);
  return {
    x: left,
    y: top,
    width: Math.min(x + width + margin, page.width - 2) - left,
    height: y + height + margin - top,
  };
}

/** Boxes around the slots on the page. Hidden from assistive technology: the panel lists the slots. */
export function Outlines({ data, nav, numberOf, chosen, size }: OutlinesProps) {
  const slots = data.remotes.flatMap((remote) => remote.slots.map((slot) => ({ remote, slot })));
  return (
    <>
      <S.Outlines width={size.width} height={size.height} aria-hidden="true">
        {slots
          .filter(({ slot: { rect } }) => rect.width > 0 && rect.height > 0)
          .map(({ remote, slot }) => {
            const id = `${remote.id}:${slot.name}`;
            const box = boxOf(slot.rect, size);
            const isFailed = remote.state === 'failed';
            const classes = [...(isFailed ? ['failed'] : []), ...(chosen === id ? ['chosen'] : [])];
            return (
              <g key={id}>
                <rect {...box} rx="12" className={classes.join(' ')} />
                <foreignObject
                  x={box.x + 10}
                  y={Math.max(box.y - labelHeight / 2, 0)}
                  width={labelWidth}
                  height={labelHeight}
                >
                  <S.Label $tone={isFailed ? 'failed' : 'remote'}>
                    <S.LabelChip $tone="remote" $onChrome={false}>
                      {numberOf(remote.id)}
                    </S.LabelChip>
                    {id}
                    <Cue remote={remote} />
                    {chosen === id && (
                      <>
                        <code>{slot.slot}</code>
                        <span className="size">
                          {slot.rect.width} × {slot.rect.height}
                        </span>
                      </>
                    )}
                  </S.Label>
                </foreignObject>
              </g>
            );
          })}
      </S.Outlines>
      {nav !== null && <NavOutline nav={nav} numberOf={numberOf} size={size} />}
    </>
  );
}

/** Why the remote has this version, or the code of its failure. */
function Cue({ remote }: { remote: PanelRemote }) {
  if (remote.state === 'failed') return <code>{remote.errors.at(-1)?.code}</code>;
  if (remote.reason.kind === 'canary') return <CanaryDot />;
  return remote.reason.kind === 'override' ? <ToolIcon name="flask" /> : null;
}

/** The header's navigation, above the header. */
function NavOutline({ nav, numberOf, size }: Pick<OutlinesProps, 'numberOf' | 'size'> & { nav: NavPlace }) {
  const { x, y, width, height } = nav.rect;
  // Inside the header, whose whole height the navigation has.
  const box = boxOf({ x, y: y + 2 * margin, width, height: height - 4 * margin }, size);
  return (
    <S.Outlines className="above" width={size.width} height={size.height} aria-hidden="true">
      <rect {...box} rx="8" className="nav" />
      <foreignObject x={box.x + 10} y={box.y + box.height - labelHeight / 2} width={labelWidth} height={labelHeight}>
        <S.Label $tone="nav">
          {nav.remotes.map((remote) => (
            <S.LabelChip key={remote} $tone="remote" $onChrome>
              {numberOf(remote)}
            </S.LabelChip>
          ))}
          <code>{nav.slot}</code>
        </S.Label>
      </foreignObject>
    </S.Outlines>
  );
}
