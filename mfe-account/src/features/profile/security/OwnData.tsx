import { useEffect, useId, useRef, useState } from 'react';
import { Button, useFormat, useToast, useTranslation, useUpdateUser } from 'platform';
import { saveFile } from 'platform/jobs';
import { brand, limits, type User } from 'shared-contracts';
import { useAction } from '../../../components/useAction';
import { useExportOwnDataMutation, useRequestDeletionMutation } from './security.api';
import { FormDialog, PasswordStep, SettingRow } from './Setting';
import * as S from './Settings.styles';

/** Export and deletion of the user's data, as described in the privacy policy. */
export function OwnData({ user }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  return (
    <S.Section aria-labelledby={id}>
      <h2 id={id}>{t('security.data.title')}</h2>
      <S.Sheet as="ul">
        <ExportRow />
        <DeletionRow user={user} />
      </S.Sheet>
    </S.Section>
  );
}

function ExportRow() {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const [send] = useExportOwnDataMutation();
  const { run, isBusy, failure } = useAction(t('security.data.exportFailed'));
  const save = () =>
    run(
      () => send({}),
      (address) => {
        saveFile(address, t('security.data.file', { brand: brand.name }));
        show({ title: t('security.data.exported'), variant: 'success' });
      },
    );
  return (
    <SettingRow
      title={t('security.data.exportTitle')}
      text={t('security.data.exportText')}
      failure={failure}
      actions={
        <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void save()}>
          {t('security.data.export')}
        </Button>
      }
    />
  );
}

/** Requests the deletion of the account. The note above the tabs cancels the request. */
function DeletionRow({ user: { deletionDueAt } }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const row = useFocusOnceDue(deletionDueAt !== null);
  return (
    <SettingRow
      ref={row}
      title={t('security.deletion.title')}
      text={
        deletionDueAt === null
          ? t('security.deletion.text', { count: limits.deletionDays })
          : t('security.deletion.due', { date: date(deletionDueAt) })
      }
      actions={
        <>
          {deletionDueAt === null && (
            <Button variant="dangerQuiet" size="sm" onClick={() => setOpen(true)}>
              {t('security.deletion.action')}
            </Button>
          )}
          {isOpen && <DeletionDialog onClose={() => setOpen(false)} />}
        </>
      }
    />
  );
}

/** The button is removed after the action, and the result is announced. */
function useFocusOnceDue(isDue: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const wasDue = useRef(isDue);
  useEffect(() => {
    if (isDue && !wasDue.current) row.current?.focus();
    wasDue.current = isDue;
  }, [isDue]);
  return row;
}

function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const updateUser = useUpdateUser();
  const [request, { isLoading: isSending }] = useRequestDeletionMutation();
  return (
    <FormDialog
      isSending={isSending}
      onClose={onClose}
      title={t('security.deletion.question')}
      text={t('security.deletion.consequence', { count: limits.deletionDays })}
    >
      <PasswordStep
        call={(body) => request({ body })}
        onDone={(user: User) => {
          onClose();
          updateUser(user);
          show({ title: t('security.deletion.asked'), variant: 'success' });
        }}
        onCancel={onClose}
        submitLabel={t('security.deletion.action')}
        failureTitle={t('security.deletion.failed')}
        variant="danger"
      />
    </FormDialog>
  );
}
