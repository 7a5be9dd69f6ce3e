import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'shared-contracts';
import { useLanguage } from '../../services/language/use-language';
import { Badge } from '../../ui/Badge/Badge';
import { Button } from '../../ui/Button/Button';
import { Icon } from '../../ui/Icon/Icon';
import { fileSize } from '../file-size';
import { ShortName } from '../ShortName/ShortName';
import * as S from './FileField.styles';

/** A chosen file, as far as it is shown. */
export interface ShownFile {
  name: string;
  /** Bytes. */
  size: number;
  /** Null where the file could not be looked into, or not yet. */
  pages: number | null;
  hasText: boolean | null;
}

interface FileCardProps {
  file: ShownFile;
  isSent: boolean;
  isOver: boolean;
  /** It was chosen a moment ago, and the button that had the focus has gone. */
  takesFocus: boolean;
  onSwap: () => void;
  onRemove: () => void;
}

/** The chosen file, in the place where it was chosen. */
export function FileCard({ file, isSent, isOver, takesFocus, onSwap, onRemove }: FileCardProps) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const card = useRef<HTMLDivElement>(null);
  const takesFocusFirst = useRef(takesFocus);
  // With the element, not after it: a focus that comes late would be taken from where somebody types.
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
