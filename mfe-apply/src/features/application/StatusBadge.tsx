import { Badge, useTranslation, type BadgeProps } from 'platform';
import { toApplicationStatus, type Application, type ApplicationStatus } from 'shared-contracts';

const looks: Record<ApplicationStatus, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  pending: { tone: 'neutral', icon: 'clock' },
  reviewing: { tone: 'info', icon: 'eye' },
  interview: { tone: 'violet', icon: 'chat' },
  accepted: { tone: 'success', icon: 'check' },
  declined: { tone: 'danger', icon: 'close' },
};

/** Status of an application (GUIDE §4). An unknown status is shown as pending. */
export function StatusBadge({
  status,
  delivery,
  withdrawnAt,
}: Pick<Application, 'status' | 'delivery' | 'withdrawnAt'>) {
  const { t } = useTranslation('mfe-apply');
  if (withdrawnAt !== null) return <Badge icon="close">{t('status.withdrawn')}</Badge>;
  if (delivery === 'refused') {
    return (
      <Badge tone="danger" icon="alert">
        {t('status.undelivered')}
      </Badge>
    );
  }
  const known = toApplicationStatus(status);
  return <Badge {...looks[known]}>{t(`status.${known}`)}</Badge>;
}
