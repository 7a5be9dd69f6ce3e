import { ErrorPanel, useTranslation } from 'platform';
import type { CompanyFigures } from 'shared-contracts';
import { AdvertHistory } from './AdvertHistory';
import { AnswerTime } from './AnswerTime';
import { StatedPay } from './StatedPay';
import * as S from './Figures.styles';

export interface FiguresQuery {
  figures: CompanyFigures | undefined;
  isError: boolean;
  retry: () => void;
}

/**
 * The measured facts of a company. While they load, the sheet is empty instead of a skeleton, which would make the server
 * send the page without its content.
 */
export function Figures({ query: { figures, isError, retry } }: { query: FiguresQuery }) {
  const { t } = useTranslation('mfe-companies');
  if (figures === undefined && isError) {
    return (
      <S.FailedSheet>
        <ErrorPanel title={t('figures.error.title')} text={t('positions.error.text')} onRetry={retry} />
      </S.FailedSheet>
    );
  }
  if (figures === undefined) return <S.FigureSheet aria-busy="true" />;
  return (
    <S.FigureSheet>
      <AnswerTime answers={figures.answers} />
      <StatedPay pay={figures.pay} everywhere={figures.payEverywhere} />
      <AdvertHistory adverts={figures.adverts} />
    </S.FigureSheet>
  );
}
