import { useTranslation } from 'react-i18next';
import { Link } from '../Link/Link';
import * as S from './Breadcrumbs.styles';

export interface Breadcrumb {
  label: string;
  /** Absent for the current page, which is last. */
  to?: string;
}

export interface BreadcrumbsProps {
  items: readonly Breadcrumb[];
  /** Accessible name. Required if a page has several. */
  label?: string;
}

/** Path from the home page to the current page. */
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
