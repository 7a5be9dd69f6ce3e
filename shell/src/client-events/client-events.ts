import type { ReportedError } from 'platform/shell';
import {
  clientEventLimits as limits,
  platformErrorCode,
  shellEvents,
  type ClientEvent,
  type ClientEventKind,
  type ClientEventRemote,
  type PlatformErrorCode,
  type RemoteGroup,
  type PageRemote,
  type VersionReason,
} from 'shared-contracts';
import { redactMessage } from './redact';
import { ownScriptIn } from './scripts';

const kinds: Partial<Record<PlatformErrorCode, ClientEventKind>> = {
  'TP-204': 'integrity',
  'TP-501': 'mount',
  'TP-502': 'render',
  'TP-503': 'render',
  'TP-508': 'blocked',
};

function kindOf(code: PlatformErrorCode | undefined): ClientEventKind {
  if (code === undefined) return 'error';
  return kinds[code] ?? (code < 'TP-500' ? 'load' : 'error');
}

/**
 * The remote of a name in a report: `mfe-jobs@1.0.0`, `mfe-jobs:recent`, and `mfe-jobs-recent@1.0.0` of a fragment. Null for the
 * shell.
 */
function remoteNamed(name: string, ids: readonly string[]): string | null {
  const matching = ids.filter((id) => name === id || ['@', ':', '-'].some((end) => name.startsWith(id + end)));
  return matching.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** The error that the platform's error explains, or the error itself. */
function innermost(error: unknown): unknown {
  return platformErrorCode(error) !== undefined && (error as Error).cause !== undefined
    ? (error as Error).cause
    : error;
}

/**
 * A reported error as an event: of the remote that reported it, else of the one whose script its stack names. Null for an error
 * of a browser extension, and for the browser's note about a late observer of sizes, which has no effect.
 */
export function toEvent({ id, error }: ReportedError, ids: readonly string[]): ClientEvent | null {
  const code = platformErrorCode(error);
  const inner = innermost(error);
  const stack = inner instanceof Error ? (inner.stack ?? '') : '';
  const script = ownScriptIn(stack);
  if (script === null && /-extension:\/\/|ResizeObserver loop/.test(stack === '' ? String(inner) : stack)) return null;
  const ofScript = ids.find((name) => name === script?.remote);
  const place = script === null ? '' : ` (${script.place})`;
  const text = redactMessage(inner instanceof Error ? inner.message : String(inner));
  const message = text.slice(0, Math.max(0, limits.messageCharacters - place.length)) + place;
  return {
    remote: remoteNamed(id, ids) ?? ofScript ?? shellEvents,
    kind: kindOf(code),
    ...(code !== undefined && { code }),
    message: message.slice(0, limits.messageCharacters),
  };
}

const groups: Readonly<Record<VersionReason, RemoteGroup>> = {
  stable: 'stable',
  canary: 'canary',
  control: 'control',
  override: 'override',
  'last-good': 'stable',
};

/** A remote as a report names it. */
export const toReportedRemote = ({ id, version, why, assigned }: PageRemote): ClientEventRemote => ({
  id,
  version,
  group: groups[why],
  ...(assigned !== undefined && { canary: assigned.since }),
});
