import { screen } from '@testing-library/react';
import { accessibilityProblems, renderKit } from '../testing/render-kit';
import { Button, ButtonLink } from './Button';

describe('Button', () => {
  it('runs its action on click, and does not submit a form by default', async () => {
    const onClick = jest.fn();
    const { user } = renderKit(<Button onClick={onClick}>Guardar</Button>);
    const button = screen.getByRole('button', { name: 'Guardar' });
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('type', 'button');
  });

  it('keeps label and focus while busy, and ignores clicks', async () => {
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

  it.each([
    ['once as a toggle', false, 1],
    ['twice otherwise', undefined, 2],
  ] as const)('runs its action on a double click %s', async (_, pressed, times) => {
    const onClick = jest.fn();
    const { user } = renderKit(
      <Button aria-pressed={pressed} onClick={onClick}>
        Seguir
      </Button>,
    );
    await user.dblClick(screen.getByRole('button', { name: 'Seguir' }));
    expect(onClick).toHaveBeenCalledTimes(times);
  });

  it('stays focusable with aria-disabled and a description', async () => {
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

  it('announces a new tab for an external link', async () => {
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
