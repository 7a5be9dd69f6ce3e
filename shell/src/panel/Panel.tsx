import { useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Icon, IconButton, type ValueStore } from 'platform';
import { AxisHead, axisFor } from './Lane';
import { Outlines } from './Outlines';
import type { PanelData, PanelPart, PanelSlot } from './panel-data';
import { FailureCount, PanelRow, type PanelActions } from './PanelRow';
import * as S from './Panel.styles';
import type { NavPlace } from './read-page';
import { SharedLibraries } from './SharedLibraries';
import { ToolIcon } from './ToolIcon';

/** What the panel shows at one moment. */
export interface PanelView {
  /** `refused`: the session has ended, or is no admin's any more. */
  data: PanelData | 'refused';
  nav: NavPlace | null;
  /** Of the document. */
  size: { width: number; height: number };
}

export interface PanelProps {
  view: ValueStore<PanelView>;
  onClose: () => void;
  /** Reloads the page with the panel. */
  traceAgain: () => void;
  save: (name: string, text: string) => void;
  copy: (text: string) => void;
  retryOf: (remote: string) => (() => void) | null;
  scrollTo: (slot: PanelSlot) => void;
}

/** The panel of a page: which remotes are on it, their versions, and how they were loaded. */
export function Panel({ view, onClose, ...page }: PanelProps) {
  const { data, nav, size } = useSyncExternalStore(view.subscribe, view.get);
  const [hasOutlines, setOutlines] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      Escape: onClose,
      o: () => setOutlines(!hasOutlines),
      j: () => focusRow(event, 1),
      k: () => focusRow(event, -1),
    };
    const action = event.shiftKey ? undefined : actions[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.stopPropagation();
    action();
  };
  if (data === 'refused') {
    return (
      <S.Frame aria-label="Panel of this page" tabIndex={-1} onKeyDown={onKeyDown}>
        <PanelTop onClose={onClose} />
        <S.Empty role="status">403: the panel is for admins. Sign in as an admin and open it again.</S.Empty>
      </S.Frame>
    );
  }
  const numberOf = (remote: string) => data.remotes.findIndex(({ id }) => id === remote) + 1;
  return (
    <>
      {hasOutlines && <Outlines data={data} nav={nav} numberOf={numberOf} chosen={chosen} size={size} />}
      <S.Frame aria-label="Panel of this page" tabIndex={-1} onKeyDown={onKeyDown}>
        <PanelTop data={data} onClose={onClose} />
        <S.Tools>
          <S.Tool type="button" aria-pressed={hasOutlines} onClick={() => setOutlines(!hasOutlines)}>
            <ToolIcon name="outline" /> Outlines
          </S.Tool>
          <S.Tool type="button" onClick={page.traceAgain}>
            <ToolIcon name="refresh" /> Trace again
          </S.Tool>
          <S.Tool type="button" onClick={() => page.save('panel.json', JSON.stringify(data, null, 2))}>
            <ToolIcon name="download" /> Export JSON
          </S.Tool>
        </S.Tools>
        <PanelBody data={data} numberOf={numberOf} actions={{ ...page, chosen, choose: setChosen }} />
      </S.Frame>
    </>
  );
}

function focusRow({ currentTarget }: KeyboardEvent<HTMLElement>, step: 1 | -1) {
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const { activeElement } = document;
  const now = rows.findIndex((row) => row.closest('li')?.contains(activeElement));
  const next = now < 0 && step < 0 ? rows.length - 1 : Math.min(Math.max(now + step, 0), rows.length - 1);
  rows[next]?.focus();
}

function PanelTop({ data, onClose }: { data?: PanelData; onClose: () => void }) {
  return (
    <S.Top>
      <div>
        <h2>Panel</h2>
        {data !== undefined && <Summary data={data} />}
      </div>
      <IconButton label="Close the panel" onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </S.Top>
  );
}

function Summary({ data: { path, marks, remotes, shell } }: { data: PanelData }) {
  const errors = [shell, ...remotes].reduce((sum, part) => sum + part.errors.length, 0);
  return (
    <S.Summary>
      <code>{path}</code>{' '}
      <span>
        {remotes.length} {remotes.length === 1 ? 'remote' : 'remotes'}
      </span>{' '}
      {errors > 0 && <FailureCount count={errors} />}{' '}
      {marks.mounted !== null && <span>mounted in {marks.mounted} ms</span>}
    </S.Summary>
  );
}

interface BodyProps {
  data: PanelData;
  numberOf: (remote: string) => number;
  actions: PanelActions;
}

function PanelBody({ data, numberOf, actions }: BodyProps) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const parts: readonly PanelPart[] = [data.shell, ...data.remotes];
  const ends = parts.flatMap(({ phases }) => phases.map(({ startMs, durationMs }) => startMs + durationMs));
  const axis = axisFor(Math.max(0, data.marks.lcp ?? 0, ...ends));
  const toggle = (id: string) => setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  return (
    // A scrolled region must be reachable with the keyboard.
    <S.Body tabIndex={0} role="group" aria-label="Trace">
      <AxisHead axis={axis} lcp={data.marks.lcp} />
      <ol>
        {parts.map((part) => (
          <PanelRow
            key={part.id}
            part={part}
            data={data}
            axis={axis}
            number={part === data.shell ? null : numberOf(part.id)}
            isOpen={open.includes(part.id)}
            onToggle={() => toggle(part.id)}
            actions={actions}
          />
        ))}
      </ol>
      {data.remotes.length === 0 && <S.Empty>This page has no remotes: its registry is empty.</S.Empty>}
      <SharedLibraries data={data} numberOf={numberOf} />
      <S.Keys>
        <kbd>Shift</kbd> <kbd>P</kbd> panel <kbd>O</kbd> outlines <kbd>J</kbd> <kbd>K</kbd> next, previous{' '}
        <kbd>Esc</kbd> close
      </S.Keys>
    </S.Body>
  );
}
