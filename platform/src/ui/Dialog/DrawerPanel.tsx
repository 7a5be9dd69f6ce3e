import type { ReactNode } from 'react';
import { Dialog as Radix } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { usePortal } from '../overlay/portal';
import { useModal } from '../overlay/use-modal';
import * as S from './Drawer.styles';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Accessible name of the close button, with its object: "Fechar menu". */
  closeLabel?: string;
  /** Sticky buttons below the scrolling content. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Radix implementation of `Drawer`. */
export function DrawerPanel({ open, onOpenChange, title, closeLabel, footer, children }: DrawerProps) {
  const { t } = useTranslation('common');
  const portal = usePortal();
  const modal = useModal();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={portal?.container ?? null}>
        <S.Scrim />
        <S.Panel {...modal} aria-describedby={undefined}>
          <S.Head>
            <S.Title>{title}</S.Title>
            <Radix.Close asChild>
              <IconButton label={closeLabel ?? t('close')}>
                <Icon name="close" />
              </IconButton>
            </Radix.Close>
          </S.Head>
          <S.Body>{children}</S.Body>
          {footer !== undefined && <S.Foot>{footer}</S.Foot>}
        </S.Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}
