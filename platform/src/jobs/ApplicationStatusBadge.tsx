import { toApplicationStatus, type AccountApplication, type ApplicationStatus } from 'shared-contracts';
import { Badge, type BadgeProps } from '../ui/Badge';
import { useJobTexts } from './useJobLabels';

const looks: Record<ApplicationStatus, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  pending: { tone: 'neutral', icon: 'clock' },
  reviewing: { tone: 'info', icon: 'eye' },
  interview: { tone: 'violet', icon: 'chat' },
  accepted: { tone: 'success', icon: 'check' },
  declined: { tone: 'danger', icon: 'close' },
};

/** Status of an application (GUIDE §4). An unknown status is shown as pending. */
export function ApplicationStatusBadge({
  status,
  delivery,
  withdrawnAt,
}: Pick<AccountApplication, 'status' | 'delivery' | 'withdrawnAt'>) {
  const t = useJobTexts();
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
