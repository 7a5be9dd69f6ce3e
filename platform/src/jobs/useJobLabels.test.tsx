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

it('adds its texts once, for all components', () => {
  const added: string[] = [];
  const Watcher = () => {
    useTranslation().i18n.store.on('added', (language: string, namespace: string) =>
      added.push(`${language} ${namespace}`),
    );
    return null;
  };
  const Label = () => <p>{useJobLabels().type('full-time')}</p>;
  renderWithPlatform(
    <>
      <Watcher />
      <Label />
      <Label />
    </>,
  );
  expect(screen.getAllByText('Tempo inteiro')).toHaveLength(2);
  expect(added.filter((bundle) => bundle.endsWith(' jobs')).toSorted()).toEqual(['en jobs', 'pt jobs']);
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
