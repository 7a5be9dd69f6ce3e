import { useLayoutEffect, useRef } from 'react';
import { Badge, Button, Icon, useLanguage, useTranslation } from 'platform';
import { FileName } from '../../../components/FileName';
import type { Resume } from '../../../draft/draft';
import { fileSize } from '../../../upload/file-size';
import * as S from './ResumeFile.styles';

interface FileCardProps {
  resume: Resume;
  isSent: boolean;
  isOver: boolean;
  /** It was chosen a moment ago, and the button that had the focus has gone. */
  takesFocus: boolean;
  onSwap: () => void;
  onRemove: () => void;
}

/** The chosen file, in the place where it was chosen. */
export function FileCard({ resume, isSent, isOver, takesFocus, onSwap, onRemove }: FileCardProps) {
  const { t } = useTranslation('mfe-apply');
  const { language } = useLanguage();
  const card = useRef<HTMLDivElement>(null);
  const takesFocusFirst = useRef(takesFocus);
  // With the element, not after it: a focus that comes late would be taken from where somebody types.
  useLayoutEffect(() => {
    if (takesFocusFirst.current) card.current?.focus();
  }, []);
  const pages = resume.pages === null ? null : t('file.pages', { count: resume.pages });
  return (
    <S.Card ref={card} role="group" aria-label={t('file.label')} tabIndex={-1} $isOver={isOver}>
      <S.Tile>
        <Icon name="file" />
      </S.Tile>
      <S.Facts>
        <FileName name={resume.name} />
        <span>{[fileSize(resume.file.size, language), pages].filter(Boolean).join(' · ')}</span>
        {isSent && (
          <Badge tone="success" icon="check">
            {t('file.sent')}
          </Badge>
        )}
      </S.Facts>
      <S.Actions>
        <Button variant="quiet" size="sm" onClick={onSwap}>
          {t('file.swap')}
        </Button>
        <Button variant="dangerQuiet" size="sm" onClick={onRemove}>
          {t('file.remove')}
        </Button>
      </S.Actions>
    </S.Card>
  );
}
