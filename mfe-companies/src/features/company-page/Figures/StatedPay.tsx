import { useFormat, useTranslation } from 'platform';
import { brand, type PayShare } from 'shared-contracts';
import * as S from './Figures.styles';

/** Up to this number of open jobs, each is a square. */
const mostSquares = 28;

interface StatedPayProps {
  pay: PayShare;
  /** The same of all companies. */
  everywhere: PayShare;
}

const percentOf = ({ stated, open }: PayShare) => (open === 0 ? 0 : Math.round((100 * stated) / open));

/** How many open jobs of the company state their pay. */
export function StatedPay({ pay, everywhere }: StatedPayProps) {
  const { t } = useTranslation('mfe-companies');
  const format = useFormat();
  const numbers = { count: pay.open, stated: format.number(pay.stated), total: format.number(pay.open) };
  return (
    <S.Figure aria-labelledby="stated-pay">
      <S.Title id="stated-pay">{t('figures.pay.title')}</S.Title>
      {pay.open === 0 ? (
        <S.NoValue>{t('figures.pay.none')}</S.NoValue>
      ) : (
        <>
          <S.Value>
            {t('figures.pay.value', numbers)}{' '}
            <small>
              {t('figures.pay.share', { share: percentOf(pay), all: percentOf(everywhere), site: brand.name })}
            </small>
          </S.Value>
          {pay.open <= mostSquares ? (
            <Squares pay={pay} label={t('figures.pay.drawing', numbers)} />
          ) : (
            <Bar pay={pay} label={t('figures.pay.drawing', numbers)} />
          )}
        </>
      )}
    </S.Figure>
  );
}

interface DrawingProps {
  pay: PayShare;
  label: string;
}

/** Up to two rows of 7 squares, or of 14 squares of half the size. */
function Squares({ pay, label }: DrawingProps) {
  const columns = pay.open <= mostSquares / 2 ? mostSquares / 4 : mostSquares / 2;
  const step = 252 / columns;
  const rows = Math.ceil(pay.open / columns);
  return (
    <S.Plot viewBox={`0 0 260 ${rows * step + 4}`} role="img" aria-label={label}>
      {Array.from({ length: pay.open }, (_, index) => (
        <g
          key={index}
          transform={`translate(${(index % columns) * step + 2} ${Math.floor(index / columns) * step + 2}) scale(${step / 36})`}
        >
          <rect data-part={index < pay.stated ? 'main' : 'empty'} width="29" height="29" rx="6" />
          {index < pay.stated && <path data-part="sign" d="M19 10a6 6 0 1 0 0 9M7 13h7M7 16.5h6" />}
        </g>
      ))}
    </S.Plot>
  );
}

function Bar({ pay, label }: DrawingProps) {
  return (
    <S.Plot viewBox="0 0 260 33" role="img" aria-label={label}>
      <rect data-part="main" x="2" y="2" width={(256 * pay.stated) / pay.open} height="29" rx="6" />
      <rect data-part="empty" x="2" y="2" width="256" height="29" rx="6" />
    </S.Plot>
  );
}
