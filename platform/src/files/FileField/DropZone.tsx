import { useId, useLayoutEffect, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon';
import * as S from './FileField.styles';

interface DropZoneProps {
  /** A file is dragged over the page. */
  isOver: boolean;
  /** Id of the error message for a rejected file. */
  problemId: string | undefined;
  /** Whether to focus the drop zone when it replaces the file card. */
  takesFocus: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onPick: () => void;
}

/** Drop zone with a button that opens the file chooser. */
export function DropZone({ isOver, problemId, takesFocus, buttonRef, onPick }: DropZoneProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const takesFocusFirst = useRef(takesFocus);
  // Move focus in the same commit. A later focus could interrupt typing in another field.
  useLayoutEffect(() => {
    if (takesFocusFirst.current) zone.current?.querySelector('button')?.focus();
  }, []);
  return (
    <S.Zone ref={zone} role="group" aria-labelledby={`${id}-title`} $isOver={isOver}>
      <S.Tile>
        <Icon name="upload" />
      </S.Tile>
      <b id={`${id}-title`}>
        <S.ForMouse>{t('file.drop')}</S.ForMouse>
        <S.ForTouch>{t('file.touch')}</S.ForTouch>
      </b>
      <S.Words>
        <S.ForMouse>{t('file.or')} </S.ForMouse>
        <S.Pick
          ref={buttonRef}
          type="button"
          aria-describedby={[`${id}-rule`, problemId].filter(Boolean).join(' ')}
          onClick={onPick}
        >
          <S.ForMouse>{t('file.pick')}</S.ForMouse>
          <S.ForTouch>{t('file.touchPick')}</S.ForTouch>
        </S.Pick>
        {'. '}
        <span id={`${id}-rule`}>{t('file.rule')}</span>
      </S.Words>
    </S.Zone>
  );
}
