import type { ReactNode } from 'react';
import { Toast as Radix } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../Icon';
import { IconButton } from '../IconButton/IconButton';
import type { ToastVariant } from './Toast.styles';
import * as S from './Toast.styles';

const icons: Record<ToastVariant, IconName> = { default: 'info', success: 'check', destructive: 'alert' };

export interface ToastProps {
  title: string;
  description?: string | null;
  variant?: ToastVariant;
  /** Milliseconds until it closes. Paused while it is hovered or focused, and while the window is in the background. */
  duration: number;
  action?: { label: string; onClick: () => void } | null | undefined;
  onClose: () => void;
}

/** A toast. Must be inside a `ToastRegion`. */
export function Toast({ title, description, variant = 'default', duration, action, onClose }: ToastProps) {
  const { t } = useTranslation('common');
  return (
    <S.Toast
      $variant={variant}
      duration={duration}
      type={variant === 'destructive' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onClose()}
    >
      <S.Sign $variant={variant}>
        <Icon name={icons[variant]} />
      </S.Sign>
      <div>
        <S.Title>{title}</S.Title>
        {description && <Radix.Description>{description}</Radix.Description>}
        {action && (
          <S.Action altText={action.label} onClick={action.onClick}>
            {action.label}
          </S.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={t('toast.close')} size="sm">
          <Icon name="close" size="sm" />
        </IconButton>
      </Radix.Close>
    </S.Toast>
  );
}

/** Container of toasts: below the header on small screens, at the bottom right otherwise. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  return (
    <Radix.Provider label={t('toast.region')} swipeDirection="right">
      {children}
      <S.Region label={`${t('toast.region')} ({hotkey})`} />
    </Radix.Provider>
  );
}

export interface ToastHostProps {
  /** Current toast. A new `id` restarts the timeout. */
  toast: (Omit<ToastProps, 'onClose'> & { id: number | string }) | null;
  onClose: () => void;
}

/** Radix implementation of `ToastHost`. */
export function CurrentToast({ toast, onClose }: ToastHostProps) {
  if (toast === null) return <ToastRegion>{null}</ToastRegion>;
  const { id, ...message } = toast;
  return (
    <ToastRegion>
      <Toast key={id} {...message} onClose={onClose} />
    </ToastRegion>
  );
}
