import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { AlertDialog } from './Dialog';

const question = {
  open: true,
  title: 'Retirar a candidatura?',
  text: 'A empresa deixa de a ver.',
  cancelLabel: 'Manter',
  confirmLabel: 'Retirar candidatura',
};

it('focuses the cancel button', async () => {
  const onOpenChange = jest.fn();
  const onConfirm = jest.fn();
  const { user } = renderKit(<AlertDialog {...question} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
  expect(await screen.findByRole('alertdialog', { name: 'Retirar a candidatura?' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Manter' })).toHaveFocus();
  expect(await accessibilityProblems()).toEqual([]);
  await user.keyboard('{Enter}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('stays open while the action runs', async () => {
  const onOpenChange = jest.fn();
  const onConfirm = jest.fn();
  const { user, rerender } = renderKit(<AlertDialog {...question} onOpenChange={onOpenChange} onConfirm={onConfirm} />);
  await user.click(await screen.findByRole('button', { name: 'Retirar candidatura' }));
  rerender(<AlertDialog {...question} busy onOpenChange={onOpenChange} onConfirm={onConfirm} />);
  await user.click(screen.getByRole('button', { name: 'Retirar candidatura' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});
