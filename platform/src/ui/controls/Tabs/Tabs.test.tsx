import { screen } from '@testing-library/react';
import { useState } from 'react';
import { accessibilityProblems, renderKit } from '../../testing/render-kit';
import { Tabs } from './Tabs';

function Example() {
  const [value, setValue] = useState('one');
  const tabs = [
    { value: 'one', label: 'Guardados', content: 'Lista' },
    { value: 'two', label: 'Enviar novo', content: 'Ficheiro' },
  ];
  return <Tabs label="Currículo" tabs={tabs} value={value} onChange={setValue} />;
}

it('moves with the arrows, and shows the panel of the chosen tab', async () => {
  const { user } = renderKit(<Example />);
  expect(screen.getByRole('tabpanel', { name: 'Guardados' })).toHaveTextContent('Lista');
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Enviar novo', selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Enviar novo' })).toHaveTextContent('Ficheiro');
  expect(await accessibilityProblems()).toEqual([]);
});
