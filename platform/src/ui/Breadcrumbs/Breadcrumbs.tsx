import { useTranslation } from 'react-i18next';
import { Link } from '../Link/Link';
import * as S from './Breadcrumbs.styles';

export interface Breadcrumb {
  label: string;
  /** Absent for the page itself, which stands last. */
  to?: string;
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
  /** Its name among several of its kind on one page. */
  label?: string;
}

/** The way from the first page to this one. */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={label ?? t('breadcrumbs')}>
      <S.List>
        {items.map(({ label: words, to }) => (
          <S.Item key={words}>
            {to === undefined ? <span aria-current="page">{words}</span> : <Link to={to}>{words}</Link>}
          </S.Item>
        ))}
      </S.List>
    </nav>
  );
}
