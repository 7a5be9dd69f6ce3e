import { useTranslation } from 'platform';
import { StepTitle } from '../StepTitle';

/** Numbers that are words in a heading. */
const spelled = 10;

/** "Três perguntas de Vela Digital". */
export function QuestionsTitle({ count, company }: { count: number; company: string }) {
  const { t } = useTranslation('mfe-apply');
  const number = count <= spelled ? t(`numbers.${count}`) : String(count);
  return <StepTitle>{t('questions.title', { count, number, company })}</StepTitle>;
}
