import { Dialog, styled, useTranslation } from 'platform';
import { setKeysOn, useAreKeysOn } from './desk-keys';

export const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: var(--space-5);
  height: var(--space-5);
  padding: 0 var(--space-1);
  border: var(--border-hair) solid var(--color-border-strong);
  border-bottom-width: calc(2 * var(--border-hair));
  border-radius: var(--radius-xs);
  background: var(--color-surface);
  color: var(--color-text-muted);
  font: var(--weight-semibold) var(--text-2xs) / 1 var(--font-body);
`;

const List = styled.dl`
  --keys-width: 3.5rem;

  display: grid;
  gap: var(--space-2) var(--space-6);
  font-size: var(--text-sm);

  div {
    display: grid;
    grid-template-columns: var(--keys-width) 1fr;
    align-items: center;
  }

  dt {
    display: flex;
    gap: var(--space-1);
  }

  dd {
    color: var(--color-text-muted);
  }
`;

/** Two columns where the list is not in a dialog. */
export const ShortList = styled(List)`
  grid-template-columns: repeat(2, 1fr);
  width: 100%;
  max-width: var(--dialog-width);
  margin-top: var(--space-4);
`;

const shortcuts = [
  { keys: ['J', 'K'], does: 'browse' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['S'], does: 'save' },
  { keys: ['X'], does: 'hide' },
  { keys: ['/'], does: 'search' },
  { keys: ['?'], does: 'help' },
  { keys: ['Esc'], does: 'back' },
] as const;

type Shortcut = (typeof shortcuts)[number];

/** The shortcuts in a list of terms. */
export function Shortcuts({ without }: { without?: Shortcut['does'] }) {
  const { t } = useTranslation('mfe-jobs');
  return shortcuts
    .filter(({ does }) => does !== without)
    .map(({ keys, does }) => (
      <div key={does}>
        <dt>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </dt>
        <dd>{t(`desk.keys.${does}`)}</dd>
      </div>
    ));
}

const Choice = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  min-height: var(--target-min);
  margin-top: var(--space-4);
  padding-top: var(--space-3);
  border-top: var(--border-hair) solid var(--color-border);
  cursor: pointer;

  input {
    width: var(--choice-size);
    height: var(--choice-size);
    margin: 0;
    accent-color: var(--color-brand);
  }
`;

interface KeysHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The list of shortcuts, which can be switched off. */
export function KeysHelp({ open, onOpenChange }: KeysHelpProps) {
  const { t } = useTranslation('mfe-jobs');
  const areOn = useAreKeysOn();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('desk.keys.title')} text={t('desk.keys.text')}>
      <List>
        <Shortcuts />
      </List>
      <Choice>
        <input type="checkbox" checked={areOn} onChange={({ target }) => setKeysOn(target.checked)} />
        {t('desk.keys.on')}
      </Choice>
    </Dialog>
  );
}
