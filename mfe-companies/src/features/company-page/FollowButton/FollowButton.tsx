import { Button, Icon, media, styled, useTranslation } from 'platform';
import type { Company } from 'shared-contracts';
import { useFollow } from './useFollow';

/** Following needs JavaScript: without it there is no button that would do nothing. */
const Place = styled.div`
  ${media.withoutScript} {
    display: none;
  }
`;

/** Follows a company, or stops to. */
export function FollowButton({ company }: { company: Pick<Company, 'id' | 'name'> }) {
  const { t } = useTranslation('mfe-companies');
  const { isFollowed, isBusy, toggle } = useFollow(company);
  const state = isFollowed ? 'following' : 'follow';
  return (
    <Place>
      <Button
        variant="secondary"
        busy={isBusy}
        aria-pressed={isFollowed}
        aria-label={t(`follow.${state}Named`, { company: company.name })}
        onClick={() => void toggle()}
      >
        {!isBusy && <Icon name={isFollowed ? 'check' : 'bell'} />}
        {t(`follow.${state}`)}
      </Button>
    </Place>
  );
}
