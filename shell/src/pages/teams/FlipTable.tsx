import { Badge, Icon, VisuallyHidden, type BadgeTone, type IconName } from 'platform';
import { Cell, Row, Table } from 'platform/tables';
import type { RegistryFlip } from 'shared-contracts';
import { formatMoment } from './words';
import * as S from './FlipTable.styles';

interface ActionBadge {
  tone: BadgeTone;
  icon: IconName;
  text: string;
}

const badges: Record<RegistryFlip['action'], ActionBadge> = {
  deploy: { tone: 'neutral', icon: 'upload', text: 'Deployed' },
  use: { tone: 'neutral', icon: 'check', text: 'Made live' },
  rollback: { tone: 'warning', icon: 'arrowLeft', text: 'Rolled back' },
  canary: { tone: 'accent', icon: 'send', text: 'Canary' },
  promote: { tone: 'success', icon: 'upload', text: 'Promoted' },
  abort: { tone: 'warning', icon: 'arrowLeft', text: 'Aborted' },
  off: { tone: 'neutral', icon: 'hide', text: 'Switched off' },
  on: { tone: 'success', icon: 'check', text: 'Switched on' },
  remove: { tone: 'neutral', icon: 'trash', text: 'Removed' },
  'not-applied': { tone: 'danger', icon: 'alert', text: 'Not applied' },
};

/** What a flip did, in words. An automatic flip has evidence. */
export function flipBadge({ action, share, evidence }: RegistryFlip): ActionBadge {
  if (evidence !== null) return { tone: 'danger', icon: 'arrowLeft', text: 'Taken back' };
  const badge = badges[action];
  return action === 'canary' && share !== null ? { ...badge, text: `Canary ${share.percent} %` } : badge;
}

const columns = ['When', 'Remote', 'What', 'From and to', 'By', 'Why'].map((name) => ({ name }));

interface FlipTableProps {
  caption: string;
  flips: readonly RegistryFlip[];
}

export function FlipTable({ caption, flips }: FlipTableProps) {
  return (
    <S.Frame>
      <Table caption={caption} columns={columns}>
        {flips.map((flip) => {
          const badge = flipBadge(flip);
          return (
            <Row key={`${flip.revision} ${flip.at} ${flip.remote} ${flip.action}`}>
              <Cell>
                <time dateTime={flip.at}>{formatMoment(flip.at)}</time>
              </Cell>
              <Cell>
                <b>{flip.remote}</b>
              </Cell>
              <Cell>
                <Badge tone={badge.tone} icon={badge.icon}>
                  {badge.text}
                </Badge>
              </Cell>
              <Cell>
                <Versions flip={flip} />
              </Cell>
              <Cell>{flip.by === 'platform' ? 'Platform' : flip.by}</Cell>
              <Cell>{flip.why}</Cell>
            </Row>
          );
        })}
      </Table>
    </S.Frame>
  );
}

const noBreak = '\u00a0';

function Versions({ flip: { from, to } }: { flip: RegistryFlip }) {
  const isChange = from !== null && to !== null && from !== to;
  if (!isChange) return <code>{to ?? from ?? '–'}</code>;
  return (
    <>
      <code>{from}</code>
      {noBreak}
      <Icon name="arrowRight" size="xs" /> <VisuallyHidden>to</VisuallyHidden> <code>{to}</code>
    </>
  );
}
