import { useId, useLayoutEffect, useRef, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon/Icon';
import * as S from './FileField.styles';

interface DropZoneProps {
  /** A file is held over the page. */
  isOver: boolean;
  /** Id of what is said about a refused file. */
  problemId: string | undefined;
  /** The card that stood here has gone, and the focus with it. */
  takesFocus: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onPick: () => void;
}

/** Where a resume is dropped, or chosen by the button. */
export function DropZone({ isOver, problemId, takesFocus, buttonRef, onPick }: DropZoneProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const zone = useRef<HTMLDivElement>(null);
  const takesFocusFirst = useRef(takesFocus);
  // With the element, not after it: a focus that comes late would be taken from where somebody types.
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
