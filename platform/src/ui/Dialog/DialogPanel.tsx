import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Actions } from '../overlay/overlay.styles';
import { usePortal } from '../overlay/portal';
import { useModal } from '../overlay/use-modal';
import * as S from './Dialog.styles';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Description, announced with the title. */
  text?: string;
  /** `wide` for forms and previews. */
  size?: 'normal' | 'wide';
  /** Buttons, the cancel button first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Radix implementation of `Dialog`. */
export function DialogPanel({ open, onOpenChange, title, text, size = 'normal', actions, children }: DialogProps) {
  const { t } = useTranslation('common');
  const portal = usePortal();
  const modal = useModal();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portal?.container ?? null}>
        <S.Scrim />
        <S.Panel $size={size} {...modal} {...(text === undefined && { 'aria-describedby': undefined })}>
          <S.Title>{title}</S.Title>
          <S.Close>
            <Radix.Close asChild>
              <IconButton label={t('close')}>
                <Icon name="close" />
              </IconButton>
            </Radix.Close>
          </S.Close>
          {text !== undefined && <S.Text>{text}</S.Text>}
          {children !== undefined && <S.Body>{children}</S.Body>}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </S.Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
