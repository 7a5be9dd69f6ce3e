import { useId } from 'react';
import { Button, Field, Icon, Link, useTranslation } from 'platform';
import { useCopy } from 'platform/jobs';
import { accountHref, applicationHref } from 'shared-contracts';
import * as S from './ConfirmationStep.styles';

/** The address of the application's page, to keep. It is shown in the browser only, which knows its origin. */
export function ApplicationLink({ token }: { token: string }) {
  const { t } = useTranslation('mfe-apply');
  const id = useId();
  const copy = useCopy({ done: t('sent.link.copied'), byHand: t('sent.link.byHand'), fieldId: id });
  const url = window.location.origin + applicationHref(token);
  return (
    <S.Part>
      <h2>{t('sent.link.title')}</h2>
      <p>{t('sent.link.text')}</p>
      <S.FieldWithButton>
        <Field id={id} label={t('sent.link.label')} hideLabel readOnly value={url} />
        <Button size="lg" onClick={() => void copy(url)}>
          {t('sent.link.copy')}
        </Button>
      </S.FieldWithButton>
    </S.Part>
  );
}

interface InformedProps {
  /** Null for a signed-in applicant. */
  email: string | null;
  /** Name of the sent file, which a signed-in applicant has chosen among several; empty: unknown. */
  fileName?: string;
}

/** How the applicant is informed, if nothing is to be entered: by mail, or in the account. */
export function Informed({ email, fileName = '' }: InformedProps) {
  const { t } = useTranslation('mfe-apply');
  return (
    <S.Part role="status">
      {fileName !== '' && (
        <S.Line>
          <Icon name="file" />
          <span>{t('sent.file', { name: fileName })}</span>
        </S.Line>
      )}
      <S.Line>
        <Icon name={email === null ? 'user' : 'mail'} />
        <span>
          {email === null ? t('sent.account') : t('sent.mailed', { email })}{' '}
          {email === null && <Link to={accountHref('applications')}>{t('sent.accountLink')}</Link>}
        </span>
      </S.Line>
    </S.Part>
  );
}
