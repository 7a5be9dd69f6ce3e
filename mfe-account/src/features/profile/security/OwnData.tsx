import { useId } from 'react';
import { Button, useToast, useTranslation } from 'platform';
import { brand, type User } from 'shared-contracts';
import { useAction } from '../../../components/useAction';
import { DeletionRow } from './DeletionRow';
import { saveFile } from './save-file';
import { useExportOwnDataMutation } from './security.api';
import { SettingRow } from './SettingRow';
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
