import { useId } from 'react';
import { Button, useTranslation, type ButtonProps } from 'platform';
import * as S from '../Preferences.styles';

interface SaveChangesProps extends Pick<ButtonProps, 'variant'> {
  form: { isChanged: boolean; isSending: boolean };
}

/** Enabled only with unsaved changes; the reason is shown beside it. */
export function SaveChanges({ form: { isChanged, isSending }, variant }: SaveChangesProps) {
  const { t } = useTranslation('mfe-account');
  const hintId = useId();
  return (
    <S.Foot>
      <Button
        type="submit"
        {...(variant && { variant })}
        busy={isSending}
        aria-disabled={!isChanged}
        aria-describedby={hintId}
      >
        {t('emailPreferences.save')}
      </Button>
      <S.Muted id={hintId}>{t(isChanged ? 'emailPreferences.unsaved' : 'emailPreferences.unchanged')}</S.Muted>
    </S.Foot>
  );
}
