import { useId, useRef, useState } from 'react';
import {
  AlertDialog,
  Badge,
  Button,
  useForgetUser,
  useFormat,
  useSessionEndOn,
  useToast,
  useTranslation,
} from 'platform';
import { useListSignInsQuery } from 'platform/queries';
import { routes, type SignIn } from 'shared-contracts';
import { LoadFailure } from '../../../components/LoadFailure';
import { RowsSkeleton } from '../../../components/RowsSkeleton';
import { useAction } from '../../../components/useAction';
import { useEndAllSignInsMutation, useEndSignInMutation } from './security.api';
import { SettingRow } from './Setting';
import * as S from './Settings.styles';

const noFilter = {};

/** Sessions of the user. The current session is always listed, so that the list is never empty. */
export function SignIns() {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useListSignInsQuery(noFilter);
  const { data, error } = query;
  useSessionEndOn(error);
  return (
    <S.Section aria-labelledby={id}>
      <S.Head>
        <h2 id={id} ref={title} tabIndex={-1}>
          {t('security.signIns.title')}
        </h2>
        <EndAllSignIns />
      </S.Head>
      {data === undefined && error === undefined && <RowsSkeleton />}
      {data === undefined && error !== undefined && (
        <LoadFailure title={t('security.signIns.error')} query={query} headingId={id} />
      )}
      {data !== undefined && (
        <S.Sheet as="ul">
          {data.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} onEnded={() => title.current?.focus()} />
          ))}
        </S.Sheet>
      )}
    </S.Section>
  );
}

interface SignInRowProps {
  signIn: SignIn;
  /** Called after the row is removed; the focused button is removed with it. */
  onEnded: () => void;
}

/** One session. Other sessions can be ended here; the current one by "Terminar sessão" in the menu. */
function SignInRow({ signIn, onEnded }: SignInRowProps) {
  const { t } = useTranslation('mfe-account');
  const { dateTime } = useFormat();
  const { end, isBusy, failure } = useEndSignIn(signIn, onEnded);
  const { isCurrent, signedInAt, seenAt } = signIn;
  const name = useDeviceName(signIn);
  return (
    <SettingRow
      title={name}
      text={t('security.signIns.times', { since: dateTime(signedInAt), seen: dateTime(seenAt) })}
      failure={failure}
      actions={
        isCurrent ? (
          <Badge tone="success" icon="check">
            {t('security.signIns.current')}
          </Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t('security.signIns.endNamed', { device: name })}
            busy={isBusy}
            onClick={() => void end()}
          >
            {t('security.signIns.end')}
          </Button>
        )
      }
    />
  );
}

function useDeviceName({ browser, system }: SignIn): string {
  const { t } = useTranslation('mfe-account');
  const known = [browser, system].filter((part) => part !== null);
  return known.length === 0 ? t('security.signIns.unknown') : known.join(' · ');
}

function useEndSignIn({ id }: SignIn, onEnded: () => void) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const [send] = useEndSignInMutation();
  const { run, ...action } = useAction(t('security.signIns.endFailed'));
  const onDone = () => {
    onEnded();
    show({ title: t('security.signIns.ended'), variant: 'success' });
  };
  return { ...action, end: () => run(() => send({ id }), onDone) };
}

/** Ends all sessions, including the current one. */
function EndAllSignIns() {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const forgetUser = useForgetUser();
  const [isAsking, setAsking] = useState(false);
  const [send] = useEndAllSignInsMutation();
  const { run, isBusy, failure, setFailure } = useAction(t('security.signIns.endAllFailed'));
  const ask = () => {
    setFailure(null);
    setAsking(true);
  };
  const call = async () => {
    const outcome = await send({});
    setAsking(false);
    return outcome;
  };
  const onDone = () => {
    show({ title: t('security.signIns.endedAll'), variant: 'success' });
    void forgetUser(routes.auth, { replace: true });
  };
  return (
    <>
      <Button variant="dangerQuiet" size="sm" onClick={ask}>
        {t('security.signIns.endAll')}
      </Button>
      {failure !== null && <S.Problem role="alert">{failure}</S.Problem>}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('security.signIns.endAllTitle')}
        text={t('security.signIns.endAllText')}
        cancelLabel={t('security.signIns.keep')}
        confirmLabel={t('security.signIns.endAll')}
        onConfirm={() => void run(call, onDone)}
        busy={isBusy}
      />
    </>
  );
}
