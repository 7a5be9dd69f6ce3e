import { Badge, Button, useFormat, useLanguage, useTranslation } from 'platform';
import { fileSize, ShortName } from 'platform/files';
import { limits, type StoredResume } from 'shared-contracts';
import { cardTitleId } from './useCardFocus';
import * as S from './ResumesTab.styles';

interface ResumeCardProps {
  resume: StoredResume;
  /** Something is done with it. */
  isBusy: boolean;
  /** Something is done with another one: one at a time. */
  isBlocked: boolean;
  onPreview: () => void;
  onSetDefault: () => void;
  onRemove: () => void;
}

export function ResumeCard({ resume, isBusy, isBlocked, onPreview, onSetDefault, onRemove }: ResumeCardProps) {
  const { t } = useTranslation('mfe-account');
  const { name } = resume;
  return (
    <S.Card>
      <S.Facts>
        <h2 id={cardTitleId(resume.id)} tabIndex={-1}>
          <ShortName name={name} shown={limits.resumeNameShown} />{' '}
          {resume.isDefault && <Badge>{t('resumes.default')}</Badge>}
        </h2>
        <FileFacts resume={resume} />
      </S.Facts>
      <S.Actions>
        <Button variant="quiet" size="sm" aria-label={t('resumes.viewOf', { name })} onClick={onPreview}>
          {t('resumes.view')}
        </Button>
        {!resume.isDefault && (
          <Button
            variant="quiet"
            size="sm"
            busy={isBusy}
            disabled={isBlocked}
            aria-label={t('resumes.setDefaultOf', { name })}
            onClick={onSetDefault}
          >
            {t('resumes.setDefault')}
          </Button>
        )}
        <Button
          variant="dangerQuiet"
          size="sm"
          busy={isBusy}
          disabled={isBlocked}
          aria-label={t('resumes.removeOf', { name })}
          onClick={onRemove}
        >
          {t('resumes.remove.confirm')}
        </Button>
      </S.Actions>
    </S.Card>
  );
}

function FileFacts({ resume: { filename, fileSize: bytes, pages, uploadedAt } }: { resume: StoredResume }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { date } = useFormat();
  return (
    <p>{[filename, fileSize(bytes, language), t('file.pages', { count: pages }), date(uploadedAt)].join(' · ')}</p>
  );
}
