import { Badge, Button, useFormat, useToast, useTranslation } from 'platform';
import type { SignIn } from 'shared-contracts';
import { useAction } from '../../../components/useAction';
import { useEndSignInMutation } from './security.api';
import { SettingRow } from './SettingRow';

interface SignInRowProps {
  signIn: SignIn;
  /** Its row has gone, and with it what had the focus. */
  onEnded: () => void;
}

/** One device. Another one can be signed out from here; this one has "Terminar sessão" in the menu. */
export function SignInRow({ signIn, onEnded }: SignInRowProps) {
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
