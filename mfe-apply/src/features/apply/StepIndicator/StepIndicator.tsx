import { useTranslation, VisuallyHidden } from 'platform';
import type { Step } from '../steps';
import * as S from './StepIndicator.styles';

interface StepIndicatorProps {
  steps: readonly Step[];
  current: Step;
  /** Whether step changes are animated; false until the initial step is known. */
  moves: boolean;
}

const curve = 'M6 32C150 44 430 44 594 18';
const board = { viewBox: '0 0 600 46', preserveAspectRatio: 'none', 'aria-hidden': true } as const;

/** Progress of the application: the board of the logo with a dot at the current step. */
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

function useStepLabels({ steps, current }: Where) {
  const { t } = useTranslation('mfe-apply');
  const step = steps.indexOf(current) + 1;
  const percent = Math.round((step / steps.length) * 100);
  return { percent, count: t('steps.count', { step, total: steps.length }), share: t('steps.share', { percent }) };
}

/** Progress bar for screen readers; the drawing is hidden from them. */
export function StepProgress({ children, ...where }: Where & { children: React.ReactNode }) {
  const { t } = useTranslation('mfe-apply');
  const { percent, count, share } = useStepLabels(where);
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

/** "Passo 1 de 3 · 33 %". Hidden from screen readers, which read the progress bar. */
export function StepCount(where: Where) {
  const { count, share } = useStepLabels(where);
  return (
    <S.Count aria-hidden="true">
      {count} · {share}
    </S.Count>
  );
}
