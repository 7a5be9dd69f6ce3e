import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';

describe('Button', () => {
  it('acts when clicked, and sends no form unless told', async () => {
    const onClick = jest.fn();
    const { user } = renderKit(<Button onClick={onClick}>Guardar</Button>);
    const button = screen.getByRole('button', { name: 'Guardar' });
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('type', 'button');
  });

  it('keeps its label and its focus while busy, and swallows further clicks', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn();
    const { user } = renderKit(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Enviar
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Enviar' });
    await user.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    expect(await accessibilityProblems()).toEqual([]);
  });

  it('that says why it cannot act yet is disabled for readers, and still heard', async () => {
    const onClick = jest.fn();
    const { user } = renderKit(
      <Button aria-disabled onClick={onClick}>
        Continuar
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Continuar' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(onClick).toHaveBeenCalledTimes(1);
  });
});

describe('ButtonLink', () => {
  it('is a link of the site', () => {
    renderKit(<ButtonLink to="/jobs">Procurar ofertas</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('says that it opens a new tab when it leaves the site', async () => {
    renderKit(
      <ButtonLink to="https://example.com/empresas" external>
        Publicar oferta
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Publicar oferta (abre num novo separador)' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(await accessibilityProblems()).toEqual([]);
  });
});
