import type { PanelPart, PanelReason, PanelRemote, TracePhase } from './panel-data';
import { durationOf } from './trace';

/** The panel is a tool for engineers: its texts are English on every page. */

const hundredths = 100;

/** Why the page has this version, in one sentence. */
export function reasonText({ kind, bucket, percent, pullRequest, endsAt }: PanelReason): string {
  const share = percent === undefined ? '' : `; the canary takes those below ${percent * hundredths}`;
  const of = pullRequest === undefined ? '' : ` of pull request ${pullRequest}`;
  const until = endsAt === undefined ? '' : `; ends ${endsAt.slice(11, 16)} UTC`;
  const texts: Record<PanelReason['kind'], string> = {
    stable: 'The stable version',
    canary: bucket === undefined ? 'This visitor gets the canary' : `Your bucket is ${bucket}${share}`,
    control:
      bucket === undefined ? 'Stable, compared with the canary' : `Control group: your bucket is ${bucket}${share}`,
    override: `Signed link${of}${until}`,
    'last-good': 'The newest version was refused; see /health',
  };
  return texts[kind];
}

export function reasonName({ kind, percent }: PanelReason): string {
  const names: Record<PanelReason['kind'], string> = {
    stable: 'Stable',
    canary: percent === undefined ? 'Canary' : `Canary ${percent} %`,
    control: 'Stable, control',
    override: 'Override',
    'last-good': 'Last good',
  };
  return names[kind];
}

/** Why a remote has no lane. */
export function absenceText({ links }: PanelRemote): string {
  if (links === 0) return 'Not on this page';
  return `Only ${links} ${links === 1 ? 'link' : 'links'} in navigation slots`;
}

export function stateText({ state, phases }: PanelPart): string {
  if (state === 'failed') return 'failed';
  if (state === 'not-loaded') return 'not loaded';
  const duration = durationOf(phases);
  const time = duration === null ? '' : `${Math.round(duration)} ms`;
  return state === 'loading' ? `loading, ${time}` : time;
}

/** A lane in words. */
export function laneText(phases: readonly TracePhase[]): string {
  const words = phases.map(({ name, startMs, durationMs, failed, attempt }) =>
    failed ? `try ${attempt} at ${Math.round(startMs)} ms failed` : `${name} ${Math.round(durationMs)} ms`,
  );
  return words.join(', ');
}

export const msText = (value: number): string => (value < 1 ? value.toFixed(1) : String(Math.round(value)));
