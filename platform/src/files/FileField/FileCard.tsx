import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'shared-contracts';
import { useLanguage } from '../../services/use-services';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon';
import { fileSize, ShortName } from '../FileLabel';
import * as S from './FileField.styles';

/** Displayed properties of the chosen file. */
export interface ShownFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Null before the file is inspected, or if the inspection failed. */
  pages: number | null;
  hasText: boolean | null;
}

interface FileCardProps {
  file: ShownFile;
  isSent: boolean;
  isOver: boolean;
  /** Whether to focus the card when it replaces the drop zone. */
  takesFocus: boolean;
  onSwap: () => void;
  onRemove: () => void;
}

/** The chosen file. Replaces the drop zone. */
export function FileCard({ file, isSent, isOver, takesFocus, onSwap, onRemove }: FileCardProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const card = useRef<HTMLDivElement>(null);
  const takesFocusFirst = useRef(takesFocus);
  // Move focus in the same commit. A later focus could interrupt typing in another field.
  useLayoutEffect(() => {
    if (takesFocusFirst.current) card.current?.focus();
  }, []);
  const pages = file.pages === null ? null : t('file.pages', { count: file.pages });
  return (
    <S.Card ref={card} role="group" aria-label={t('file.label')} tabIndex={-1} $isOver={isOver}>
      <S.Tile>
        <Icon name="file" />
      </S.Tile>
      <S.Facts>
        <ShortName name={file.name} shown={limits.fileNameShown} />
        <span>{[fileSize(file.size, language), pages].filter(Boolean).join(' · ')}</span>
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
