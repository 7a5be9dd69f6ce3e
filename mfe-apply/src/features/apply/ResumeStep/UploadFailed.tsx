import { Button, useTranslation } from 'platform';
import { FormAlert } from 'platform/forms';
import type { ApplicationFlow } from '../useApplication';

/** Why the resume was not taken, and what can be done about it. */
export function UploadFailed({ flow: { failure, session, submit } }: { flow: ApplicationFlow }) {
  const { t } = useTranslation('mfe-apply');
  if (failure === null) return null;
  const submitUnsaved = () => {
    session.change({ saves: false });
    submit();
  };
  return (
    <FormAlert title={failure.text}>
      {failure.isPassing && (
        <Button variant="secondary" size="sm" onClick={submit}>
          {t('retry')}
        </Button>
      )}
      {failure.code === 'resume_limit' && (
        <Button variant="secondary" size="sm" onClick={submitUnsaved}>
          {t('save.without')}
        </Button>
      )}
    </FormAlert>
  );
}
