import { useTranslation } from 'react-i18next';
import { Link } from '../link';
import * as S from './Breadcrumbs.styles';

export interface Breadcrumb {
  label: string;
  /** Absent for the page itself, which stands last. */
  to?: string;
}

export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <S.List>
        {items.map(({ label, to }) => (
          <S.Item key={label}>
            {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
          </S.Item>
        ))}
      </S.List>
    </nav>
  );
}
