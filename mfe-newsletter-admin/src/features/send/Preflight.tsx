import { Badge, Card, useTranslation, type BadgeProps } from 'platform/narrow';
import type { CampaignAudience, PreflightOutcome } from 'shared-contracts';
import { CardTitle } from '../../components/CardTitle';
import * as S from './Audience.styles';

const looks: Record<PreflightOutcome, Required<Pick<BadgeProps, 'tone' | 'icon'>>> = {
  ok: { tone: 'success', icon: 'check' },
  warning: { tone: 'warning', icon: 'alert' },
  failure: { tone: 'danger', icon: 'close' },
  unknown: { tone: 'neutral', icon: 'info' },
};

/** What mail providers ask of who sends to many. */
export function Preflight({ checks }: { checks: CampaignAudience['preflight'] }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <Card>
      <CardTitle>{t('preflight.title')}</CardTitle>
      <S.Checks>
        {checks.map(({ check, outcome, domain }) => (
          <div key={check}>
            <dt>
              {t(`preflight.checks.${check}`)} {domain !== null && <S.Muted as="span">· {domain}</S.Muted>}
            </dt>
            <dd>
              <Badge {...looks[outcome]}>{t(`preflight.outcomes.${outcome}`)}</Badge>
            </dd>
          </div>
        ))}
      </S.Checks>
    </Card>
  );
}
