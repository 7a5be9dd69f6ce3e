import { Badge, Button, Icon, VisuallyHidden } from 'platform';
import { platformErrors } from 'shared-contracts';
import { teamsHref } from '../pages/teams/use-teams-address';
import { Lane, PhaseKey, type Axis } from './Lane';
import type { PanelData, PanelError, PanelPart, PanelRemote, PanelSlot } from './panel-data';
import { Failures } from './Panel.styles';
import * as S from './PanelRow.styles';
import { CanaryDot, Chip } from './shared.styles';
import { absenceText, msText, reasonName, reasonText, stateText } from './texts';
import { ToolIcon } from './ToolIcon';

export interface PanelActions {
  /** Loads a failed part again; null if the page offers no retry. */
  retryOf: (remote: string) => (() => void) | null;
  copy: (text: string) => void;
  /** `mfe-jobs:recent` */
  chosen: string | null;
  choose: (slot: string | null) => void;
  scrollTo: (slot: PanelSlot) => void;
}

interface RowProps {
  part: PanelPart;
  data: PanelData;
  axis: Axis;
  /** Null for the shell. */
  number: number | null;
  isOpen: boolean;
  onToggle: () => void;
  actions: PanelActions;
}

const isRemote = (part: PanelPart): part is PanelRemote => 'reason' in part;

/** The shell or a remote: its version, why it was chosen, its lane, and on demand the details. */
export function PanelRow({ part, data, axis, number, isOpen, onToggle, actions }: RowProps) {
  const isFailed = part.state === 'failed';
  const tone = isFailed ? 'failed' : ('remote' as const);
  const mark = isOpen ? 'open' : ('none' as const);
  return (
    <S.Row $mark={isFailed ? 'failed' : mark}>
      <S.Head>
        <Chip $tone={number === null ? 'shell' : tone} aria-hidden="true">
          {number ?? 'S'}
        </Chip>
        <h3>
          <S.Name type="button" aria-expanded={isOpen} data-row onClick={onToggle}>
            {part.id}
            {number !== null && <VisuallyHidden>, number {number} on the page</VisuallyHidden>}
          </S.Name>
        </h3>
        {isRemote(part) && <Reason remote={part} />}
        <S.Duration $failed={isFailed}>{stateText(part)}</S.Duration>
      </S.Head>
      <S.Why>
        <code>{part.version}</code> <span>{whyText(part, data)}</span>
      </S.Why>
      {part.phases.length > 0 && <Lane phases={part.phases} axis={axis} lcp={data.marks.lcp} />}
      {isOpen && <Details part={part} actions={actions} />}
      {part.errors.map((error) => (
        <Failure
          key={`${error.code} ${error.at} ${error.message}`}
          error={error}
          retry={actions.retryOf(part.id)}
          copy={actions.copy}
        />
      ))}
    </S.Row>
  );
}

function whyText(part: PanelPart, { platformVersion, registryRevision }: PanelData): string {
  if (isRemote(part)) return part.state === 'not-loaded' ? absenceText(part) : reasonText(part.reason);
  return `platform ${platformVersion}${registryRevision === null ? '' : ` · registry ${registryRevision}`}`;
}

function Reason({ remote: { reason } }: { remote: PanelRemote }) {
  const name = reasonName(reason);
  if (reason.kind === 'canary') {
    return (
      <Badge tone="accent">
        <CanaryDot aria-hidden="true" />
        {name}
      </Badge>
    );
  }
  if (reason.kind === 'override') {
    return (
      <Badge tone="violet">
        <ToolIcon name="flask" />
        {name}
      </Badge>
    );
  }
  return reason.kind === 'last-good' ? (
    <Badge tone="warning" icon="alert">
      {name}
    </Badge>
  ) : (
    <Badge icon="check">{name}</Badge>
  );
}

function Details({ part, actions }: Pick<RowProps, 'part' | 'actions'>) {
  return (
    <>
      <S.Phases>
        <thead>
          <tr>
            <th scope="col">Phase</th>
            <th scope="col" className="number">
              At
            </th>
            <th scope="col" className="number">
              ms
            </th>
            <th scope="col">What happened</th>
          </tr>
        </thead>
        <tbody>
          {part.phases.map(({ name, startMs, durationMs, attempt, note }) => (
            <tr key={`${name} ${attempt}`}>
              <th scope="row">
                <PhaseKey name={name} />
                {name}
              </th>
              <td className="number">{Math.round(startMs)}</td>
              <td className="number">{msText(durationMs)}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </S.Phases>
      {part.slots.length > 0 && (
        <S.Slots>
          {part.slots.map((slot) => (
            <li key={slot.name}>
              <SlotButton id={`${part.id}:${slot.name}`} slot={slot} actions={actions} />
            </li>
          ))}
        </S.Slots>
      )}
    </>
  );
}

/** Focus outlines the slot, Enter scrolls to it. */
function SlotButton({ id, slot, actions }: { id: string; slot: PanelSlot; actions: PanelActions }) {
  return (
    <S.Slot
      type="button"
      aria-pressed={actions.chosen === id}
      onFocus={() => actions.choose(id)}
      onClick={() => {
        actions.choose(id);
        actions.scrollTo(slot);
      }}
    >
      <ToolIcon name="outline" />
      <b>{slot.name}</b> <code>{slot.slot}</code>
      {slot.order !== null && <span>order {slot.order}</span>}
    </S.Slot>
  );
}

interface FailureProps {
  error: PanelError;
  retry: (() => void) | null;
  copy: (text: string) => void;
}

function Failure({ error, retry, copy }: FailureProps) {
  const { code, message, attempts, shownToVisitor } = error;
  return (
    <S.Failure>
      <S.FailureTitle>
        {code !== null && <S.Code href={teamsHref({ view: 'codes', code })}>{code}</S.Code>}
        <b>{code === null ? 'Error without a code' : platformErrors[code]}.</b>
      </S.FailureTitle>
      <p>
        <code>{message}</code>
      </p>
      <p>
        {attempts > 0 && `${attempts} ${attempts === 1 ? 'try' : 'tries'}. `}
        {shownToVisitor === null ? 'The visitor reads no message.' : `The visitor reads “${shownToVisitor}”.`}
      </p>
      <S.Actions>
        {retry !== null && (
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => copy(JSON.stringify(error, null, 2))}>
          <ToolIcon name="copy" /> Copy
        </Button>
      </S.Actions>
    </S.Failure>
  );
}

/** Shown in the header of the panel. */
export function FailureCount({ count }: { count: number }) {
  return (
    <Failures>
      <Icon name="alert" size="xs" />
      {count} {count === 1 ? 'error' : 'errors'}
    </Failures>
  );
}
