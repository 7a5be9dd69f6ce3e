import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../Link/Link';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  padding-top: var(--space-4);
  color: var(--color-text-muted);
  font-size: var(--text-xs);
`;

const Item = styled.li`
  display: inline-flex;
  align-items: center;
  min-height: var(--space-6);

  a {
    color: inherit;
  }

  & + &::before {
    content: '/' / '';
    margin-inline: var(--space-2);
  }
`;

/** One step of a path. */
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

/**
 * Path from the home page to the current page.
 *
 * @remarks
 * - A navigation landmark; the current page has `aria-current`. Two on one page need different labels.
 */
export function Breadcrumbs({ items, label }: BreadcrumbsProps) {
  const { t } = useTranslation('common');
  return (
    <nav aria-label={label ?? t('breadcrumbs')}>
      <List>
        {items.map(({ label: words, to }) => (
          <Item key={words}>
            {to === undefined ? <span aria-current="page">{words}</span> : <Link to={to}>{words}</Link>}
          </Item>
        ))}
      </List>
    </nav>
  );
}
