import { screen } from '@testing-library/react';
import { useTranslation } from 'platform';
import { renderWithPlatform } from '../testing/render-with-platform';
import { joinFacts, useJobLabels } from './useJobLabels';

describe('joinFacts', () => {
  it('omits unknown facts', () => {
    expect(joinFacts(['Porto', null, 'Híbrido'])).toBe('Porto · Híbrido');
    expect(joinFacts([null, undefined, ''])).toBe('');
  });
});

it('has its texts beside those of a remote of another build', () => {
  const Older = () => {
    useTranslation().i18n.addResourceBundle('pt', 'jobs', { jobType: { 'full-time': 'Tempo inteiro, antes' } });
    return null;
  };
  const Labels = () => {
    const labels = useJobLabels();
    return (
      <p>{[labels.type('full-time'), labels.type('part-time'), labels.applicationStatus('pending')].join(', ')}</p>
    );
  };
  renderWithPlatform(
    <>
      <Older />
      <Labels />
    </>,
  );
  expect(screen.getByText('Tempo inteiro, antes, Tempo parcial, Pendente')).toBeVisible();
});
