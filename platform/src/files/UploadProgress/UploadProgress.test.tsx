import { screen } from '@testing-library/react';
import { renderWithPlatform } from '../../testing/render-with-platform';
import { UploadProgress, type UploadState } from './UploadProgress';

const show = (state: UploadState) => {
  const onCancel = jest.fn();
  return {
    onCancel,
    ...renderWithPlatform(<UploadProgress state={state} onCancel={onCancel} />),
  };
};

describe('UploadProgress', () => {
  it('is indeterminate and cancelable before the request starts', async () => {
    const { user, onCancel } = show('preparing');
    const bar = screen.getByRole('progressbar', { name: 'Envio do currículo' });
    expect(bar).toHaveAttribute('aria-valuetext', 'A preparar o envio…');
    expect(bar).not.toHaveAttribute('aria-valuenow');
    expect(screen.getByRole('status')).toHaveTextContent('A preparar o envio…');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('shows a progress bar with a percentage and an accessible label', async () => {
    const { user, onCancel } = show(0.43);
    const bar = screen.getByRole('progressbar', { name: 'Envio do currículo' });
    expect(bar).toHaveAttribute('aria-valuenow', '43');
    expect(screen.getByText('A enviar: 43 %')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('A enviar o currículo');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('cannot be canceled while the server checks the file', () => {
    show(1);
    expect(screen.getByRole('status')).toHaveTextContent('A verificar o ficheiro…');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
