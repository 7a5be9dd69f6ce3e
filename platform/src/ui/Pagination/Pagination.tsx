import { paginationItems } from 'shared-contracts';
import { useTranslation } from 'react-i18next';
import { BoardMark } from '../BoardMark';
import { Icon } from '../Icon';
import * as S from './Pagination.styles';

export interface PaginationProps {
  /** Current page, from 1. */
  page: number;
  totalPages: number;
  /** URL of a page. Every number is a link. */
  hrefOf: (page: number) => string;
  /** Accessible name. Required if a page has several. */
  label?: string;
}

/**
 * Pagination. Renders nothing for a single page.
 *
 * @remarks
 * - A navigation landmark of links; the current page has `aria-current`. Two on one page need different labels.
 */
export function Pagination({ page, totalPages, hrefOf, label }: PaginationProps) {
  const { t } = useTranslation('common');
  if (totalPages <= 1) return null;
  return (
    <S.Nav aria-label={label ?? t('pagination.label')}>
      <Step to={page > 1 ? hrefOf(page - 1) : null} label={t('pagination.previous')} direction="previous" />
      <S.List>
        {paginationItems(page, totalPages).map((item, index) => (
          <li key={item === 'ellipsis' ? `gap-${index < 2 ? 'before' : 'after'}` : item}>
            {item === 'ellipsis' ? <S.Gap>…</S.Gap> : <PageLink page={item} current={item === page} hrefOf={hrefOf} />}
          </li>
        ))}
      </S.List>
      <Step to={page < totalPages ? hrefOf(page + 1) : null} label={t('pagination.next')} direction="next" />
    </S.Nav>
  );
}

interface PageLinkProps {
  page: number;
  current: boolean;
  hrefOf: (page: number) => string;
}

function PageLink({ page, current, hrefOf }: PageLinkProps) {
  const { t } = useTranslation('common');
  return (
    <S.Page to={hrefOf(page)} aria-label={t('pagination.page', { page })} aria-current={current ? 'page' : undefined}>
      {page}
      {current && (
        <S.Mark>
          <BoardMark />
        </S.Mark>
      )}
    </S.Page>
  );
}

interface StepProps {
  to: string | null;
  label: string;
  direction: 'previous' | 'next';
}

/** On the first and last page the label is plain text instead of a link, so the layout does not shift. */
function Step({ to, label, direction }: StepProps) {
  const content = (
    <>
      {direction === 'previous' && <Icon name="chevronLeft" size="sm" />}
      <S.Word>{label}</S.Word>
      {direction === 'next' && <Icon name="chevronRight" size="sm" />}
    </>
  );
  if (to === null) return <S.Off aria-hidden="true">{content}</S.Off>;
  return (
    <S.Step to={to} rel={direction === 'previous' ? 'prev' : 'next'} aria-label={label}>
      {content}
    </S.Step>
  );
}
