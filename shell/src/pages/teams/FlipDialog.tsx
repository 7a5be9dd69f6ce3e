import { useEffect, useEffectEvent, useId, useState, type SubmitEvent } from 'react';
import { Button, Dialog, Field, Icon, isApiError, Note, queryCache, useDispatch, useToast } from 'platform';
import { flipLimits, listRemotes, type FlipAnswer, type ManagedRemote } from 'shared-contracts';
import { flipIntroduction, offeredFlips, type OfferedFlip } from './flips';
import { statusBadge, trafficOf } from './remote-status';
import { useFlipRemoteMutation } from './teams.api';
import { formatList } from './words';
import * as S from './FlipDialog.styles';

interface FlipDialogProps {
  /** Null: closed. */
  flip: OfferedFlip | null;
  remote: ManagedRemote;
  /** Of the registry that the page shows. */
  revision: number;
  onClose: () => void;
  /** Called after the dialog was removed and focus was restored. */
  onGone: () => void;
}

/** Asks for the reason before a flip, and says what it does. */
export function FlipDialog({ flip, onClose, ...form }: FlipDialogProps) {
  return (
    <Dialog open={flip !== null} onOpenChange={onClose} title={flip?.title ?? ''}>
      {flip !== null && <FlipForm {...form} flip={flip} onClose={onClose} />}
    </Dialog>
  );
}

type FlipFormProps = FlipDialogProps & { flip: OfferedFlip };

function FlipForm({ flip, remote, revision, onClose, onGone }: FlipFormProps) {
  const [why, setWhy] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { send, busy, failure, current } = useFlip({ flip, remote, revision, onDone: onClose });
  const field = useId();
  useFirstFocus(field);
  useAfterUnmount(onGone);
  const isPossible = current === null || offeredFlips(current.remote).some(({ action }) => action === flip.action);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = why.trim();
    setIsMissing(text === '');
    if (text === '') document.getElementById(field)?.focus();
    else if (!busy) void send(text);
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>{flipIntroduction}</p>
      <S.Consequences>
        {flip.consequences.map((text) => (
          <li key={text}>
            <Icon name="chevronRight" size="sm" />
            {text}
          </li>
        ))}
      </S.Consequences>
      {failure !== null && (
        <S.Failure>
          <Note tone="danger" role="alert" title={failure.title}>
            {failure.problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
            {current !== null && <CurrentState answer={current} isPossible={isPossible} />}
          </Note>
        </S.Failure>
      )}
      <Field
        id={field}
        label="Why"
        help="Stands in the audit log, with your name."
        value={why}
        maxLength={flipLimits.whyCharacters}
        autoComplete="off"
        error={isMissing ? 'Say why, for those who read the log.' : undefined}
        onChange={(event) => setWhy(event.target.value)}
      />
      <S.Buttons>
        <Button variant="secondary" onClick={onClose}>
          {flip.keep}
        </Button>
        {isPossible && (
          <Button type="submit" variant={flip.isDangerous ? 'danger' : 'primary'} busy={busy}>
            {flip.confirm}
          </Button>
        )}
      </S.Buttons>
    </form>
  );
}

/** Focuses a field of a dialog, which itself focuses its first control when it opens. */
function useFirstFocus(id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => document.getElementById(id)?.focus());
    return () => clearTimeout(timer);
  }, [id]);
}

/** Calls `call` after the enclosing dialog was removed and focus was restored, which happens in a later task. */
function useAfterUnmount(call: () => void): void {
  const onUnmount = useEffectEvent(call);
  useEffect(() => () => void setTimeout(onUnmount), []);
}

interface FlipFailure {
  title: string;
  problems: readonly string[];
}

interface FlipOptions extends Pick<FlipFormProps, 'flip' | 'remote' | 'revision'> {
  onDone: () => void;
}

/** Sends a flip. After a conflict `current` is the state that the registry has now, and the next attempt is based on it. */
function useFlip({ flip, remote, revision, onDone }: FlipOptions) {
  const dispatch = useDispatch();
  const { show } = useToast();
  const [flipRemote, { isLoading }] = useFlipRemoteMutation();
  const [failure, setFailure] = useState<FlipFailure | null>(null);
  const [current, setCurrent] = useState<FlipAnswer | null>(null);
  const apply = (answer: FlipAnswer) =>
    dispatch(
      queryCache.update(listRemotes, {}, (registry) => ({
        ...registry,
        revision: answer.revision,
        remotes: registry.remotes.map((one) => (one.id === answer.remote.id ? answer.remote : one)),
      })),
    );
  const send = async (why: string) => {
    const { action } = flip;
    setFailure(null);
    try {
      apply(
        await flipRemote({ id: remote.id, body: { action, why, revision: current?.revision ?? revision } }).unwrap(),
      );
      show({ title: `${flip.confirm}: done`, variant: 'success' });
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
      const answer = currentOf(error);
      if (answer === null) return;
      setCurrent(answer);
      apply(answer);
    }
  };
  return { send, busy: isLoading, failure, current };
}

function currentOf(error: unknown): FlipAnswer | null {
  if (!isApiError(error) || error.data.code !== 'registry_changed') return null;
  return (error.data.current as FlipAnswer | undefined) ?? null;
}

const titles: Partial<Record<string, string>> = {
  unreachable: 'The API did not answer. Nothing is known about the flip: look at the log before you try again.',
  registry_changed: 'The remote was changed since this page was loaded. Nothing was done.',
  flip_not_possible: 'The state of the remote does not allow it. Nothing was done.',
  version_refused: 'The version violates the rules. Nothing was done.',
  version_failed: 'The version was taken back automatically and is refused. Nothing was done.',
  version_not_found: 'The version is no longer there. Nothing was done.',
  remote_not_found: 'The registry does not contain the remote. Nothing was done.',
  registry_unavailable: 'The API has no registry. Nothing was done.',
  unauthenticated: 'Your session has ended. Sign in again in another tab, then repeat.',
  forbidden: 'Your account may not do this. Nothing was done.',
};

function failureOf(error: unknown): FlipFailure {
  if (!isApiError(error)) return { title: 'It could not be done.', problems: [] };
  const { code, message, problems = [] } = error.data;
  const title = titles[code];
  return title === undefined ? { title: 'It could not be done.', problems: [message] } : { title, problems };
}

/** The state after a conflict, and whether the flip is still possible. */
function CurrentState({ answer: { revision, remote }, isPossible }: { answer: FlipAnswer; isPossible: boolean }) {
  const versions = trafficOf(remote).map(({ version, note }) => `${version} (${note})`);
  return (
    <p>
      Registry {revision} now says: {statusBadge(remote).text}; {formatList(versions)}.{' '}
      {isPossible ? 'Confirm again to do it all the same.' : 'This can no longer be done.'}
    </p>
  );
}
