import { useTranslation, VisuallyHidden } from 'platform';
import type { Step } from '../steps';
import * as S from './StepIndicator.styles';

interface StepIndicatorProps {
  steps: readonly Step[];
  current: Step;
  /** Whether a change of the step is seen as a jump: nothing moves while the page still finds out where it is. */
  moves: boolean;
}

const curve = 'M6 32C150 44 430 44 594 18';
const board = { viewBox: '0 0 600 46', preserveAspectRatio: 'none', 'aria-hidden': true, focusable: false } as const;

/** How far the application is: the board, and the dot that is the candidate. */
export function StepIndicator({ steps, current, moves }: StepIndicatorProps) {
  const index = steps.indexOf(current);
  const at = index / (steps.length - 1);
  return (
    <S.Frame>
      <StepProgress steps={steps} current={current}>
        <S.Board>
          <S.Line {...board}>
            <path d={curve} />
          </S.Line>
          <S.Done {...board} $at={at} $moves={moves}>
            <path d={curve} />
          </S.Done>
          <S.Dot $at={at} $moves={moves} />
        </S.Board>
      </StepProgress>
      <StepNames steps={steps} index={index} />
      <StepCount steps={steps} current={current} />
    </S.Frame>
  );
}

function StepNames({ steps, index }: { steps: readonly Step[]; index: number }) {
  const { t } = useTranslation('mfe-apply');
  return (
    <S.Steps $count={steps.length}>
      {steps.map((step, at) => (
        <li key={step} aria-current={at === index ? 'step' : undefined}>
          {at < index && <VisuallyHidden>{t('steps.done')} </VisuallyHidden>}
          {at + 1}. {t(`steps.${step}`)}
        </li>
      ))}
    </S.Steps>
  );
}

type Where = Pick<StepIndicatorProps, 'steps' | 'current'>;

function useStepWords({ steps, current }: Where) {
  const { t } = useTranslation('mfe-apply');
  const step = steps.indexOf(current) + 1;
  const percent = Math.round((step / steps.length) * 100);
  return { percent, count: t('steps.count', { step, total: steps.length }), share: t('steps.share', { percent }) };
}

/** The same for readers; what it is drawn with says nothing to them. */
export function StepProgress({ children, ...where }: Where & { children: React.ReactNode }) {
  const { t } = useTranslation('mfe-apply');
  const { percent, count, share } = useStepWords(where);
  return (
    <div
      role="progressbar"
      aria-label={t('steps.label')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${count}, ${share}`}
    >
      {children}
    </div>
  );
}

/** "Passo 1 de 3 · 33 %": for the eye only, the progress bar has said it. */
export function StepCount(where: Where) {
  const { count, share } = useStepWords(where);
  return (
    <S.Count aria-hidden="true">
      {count} · {share}
    </S.Count>
  );
}
