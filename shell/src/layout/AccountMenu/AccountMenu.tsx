import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'platform';
import type { User } from 'shared-contracts';
import { Avatar, displayName } from '../Avatar/Avatar';
import { AccountLinks } from '../navigation/LinkLists';
import { useShellText } from '../navigation/useShellText';
import { LanguageChoice, ThemeChoice } from '../Preferences';
import { useSignOut } from '../SessionSlot/useSignOut';
import * as S from './AccountMenu.styles';

export interface AccountMenuProps {
  user: User;
}

/** The account menu: the user's name, the pages of the account, language and theme, sign-out. */
export function AccountMenu({ user }: AccountMenuProps) {
  const { t } = useShellText();
  const panel = useId();
  const { open, close, frame, button } = useDisclosure();
  return (
    <S.Frame {...frame}>
      <S.Toggle
        type="button"
        aria-label={t('account.menuOf', { name: displayName(user) })}
        aria-controls={panel}
        data-tooltip
        {...button}
      >
        <Avatar user={user} ground="chrome" />
      </S.Toggle>
      <AccountPanel id={panel} user={user} open={open} onClose={close} />
    </S.Frame>
  );
}

export interface AccountPanelProps {
  id: string;
  user: User;
  open: boolean;
  onClose: () => void;
}

/** The panel that the avatar opens. */
export function AccountPanel({ id, user, open, onClose }: AccountPanelProps) {
  const { t } = useShellText();
  const { signOut, busy } = useSignOut(onClose);
  return (
    <S.Panel id={id} hidden={!open}>
      <S.Person>
        <strong>{displayName(user)}</strong>
        <S.Email>{user.email}</S.Email>
      </S.Person>
      <AccountLinks onFollow={onClose} />
      <S.Choices>
        <LanguageChoice />
        <ThemeChoice />
      </S.Choices>
      <Button variant="quiet" size="sm" block busy={busy} onClick={signOut}>
        {t('account.signOut')}
      </Button>
    </S.Panel>
  );
}

/**
 * A panel behind a button. An outside click, focus leaving the panel and Escape close it; Escape returns the focus to
 * the button. Tab moves through it in document order; the up and down arrows do too, and open it from the button.
 * Spread `frame` on the element around both, `button` on the button.
 */
function useDisclosure() {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      close();
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      flushSync(() => setOpen(true));
      stepFocus(frame.current!, event.key === 'ArrowDown' ? 1 : -1);
    }
  };

  useEffect(() => {
    if (!open) return undefined;
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', closeBeside);
    return () => document.removeEventListener('pointerdown', closeBeside);
  }, [open]);

  return {
    open,
    close,
    frame: {
      ref: frame,
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !frame.current?.contains(relatedTarget)) close();
      },
      onKeyDown,
    },
    button: { ref: button, 'aria-expanded': open, onClick: () => setOpen((before) => !before) },
  };
}

/** Moves the focus to the next or the previous link or button inside of `frame`, around its ends. */
function stepFocus(frame: HTMLElement, step: 1 | -1): void {
  const stops = [...frame.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)')];
  const at = stops.findIndex((stop) => stop === frame.ownerDocument.activeElement);
  stops.at((at + step) % stops.length)?.focus();
}
