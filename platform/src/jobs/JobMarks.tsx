import { styled } from 'styled-components';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import { useJobTexts } from './useJobLabels';

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: calc(var(--space-1) + var(--border-hair));
  font-size: var(--text-xs);
  font-weight: 600;
  line-height: 1;
  color: var(--color-accent-soft-text);
  white-space: nowrap;
`;

const New = styled(Mark)`
  margin-left: var(--space-1);
  vertical-align: 2px;

  &::before {
    content: '';
    width: var(--space-2);
    height: var(--space-2);
    border-radius: 50%;
    background: var(--color-accent);
    box-shadow: 0 0 0 var(--border-control) var(--color-accent-line);
  }
`;

const Featured = styled(Mark)`
  vertical-align: -2px;
`;

/** Mark of a job that was posted within the last 24 hours. It follows the last word of a title, or wraps to the next line. */
export function NewMark() {
  const t = useJobTexts();
  return (
    <>
      {' '}
      <New>{t('new')}</New>
    </>
  );
}

/** Mark of a job whose company pays for a place at the top of the results. */
export function FeaturedMark() {
  const t = useJobTexts();
  return (
    <Featured>
      <Icon name="featured" size="sm" />
      {t('featured')}
    </Featured>
  );
}

/** Badge of a job that no longer accepts applications. */
export function ClosedBadge() {
  const t = useJobTexts();
  return (
    <Badge tone="neutral" icon="lock">
      {t('closed')}
    </Badge>
  );
}
