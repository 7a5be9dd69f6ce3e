import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, buildPdf, buildResume, buildUser, fakeApi, fill } from 'platform/testing';
import { getApplied, limits, listResumes } from 'shared-contracts';
import { buildApplied } from '../../../testing/build-application';
import { button, card, expectFocus, freshBrowser, renderApply } from '../../../testing/render-apply';

const pdf = (name: string, size: number) => new File([buildPdf().padEnd(size, ' ')], name);
const pick = () => button(/escolha um ficheiro/);
const drag = (type: 'dragOver' | 'drop', ...files: File[]) =>
  fireEvent[type](document.body, { dataTransfer: { types: ['Files'], files } });

describe('resume field', () => {
  freshBrowser();
  fakeApi();

  it('is a drop zone with a button that opens the file picker', async () => {
    const { user: person } = renderApply();
    const zone = screen.getByRole('group', { name: /^Arraste o PDF para aqui/ });
    expect(zone).toContainElement(pick());
    expect(pick()).toHaveAccessibleDescription('Só PDF, até 5\u00A0MB.');
    const input = screen.getByLabelText<HTMLInputElement>('Currículo em PDF');
    expect(input).toHaveAttribute('accept', 'application/pdf,.pdf');
    const opened = jest.spyOn(input, 'click').mockImplementation(() => {});
    pick().focus();
    await person.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('shows the file with size and pages and focuses it', async () => {
    const { choose } = renderApply();
    await choose(buildResume('ines.pdf', { pages: 3 }));
    expect(await card().findByText('1 KB · 3 páginas')).toBeInTheDocument();
    await expectFocus(screen.getByRole('group', { name: 'Currículo' }));
    expect(screen.queryByRole('button', { name: /escolha um ficheiro/ })).not.toBeInTheDocument();
  });

  it('truncates a long name visually only', async () => {
    const { choose } = renderApply();
    const name = 'Inês Carvalho, currículo 2026.pdf';
    await choose(buildResume(name));
    expect(card().getByText('Inês Carvalho,...')).toHaveAttribute('aria-hidden', 'true');
    expect(card().getByTitle(name)).toContainElement(card().getByText(name));
  });

  it('accepts a file dropped anywhere on the page', async () => {
    renderApply();
    expect(drag('dragOver', buildResume())).toBe(false);
    expect(drag('drop', buildResume('largado.pdf'), buildResume('outro.pdf'))).toBe(false);
    expect(await screen.findByText('largado.pdf')).toBeInTheDocument();
  });

  it('ignores dragged content without files', () => {
    renderApply();
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'], files: [] } })).toBe(true);
  });

  it('removes the file and focuses the button', async () => {
    const { choose, user: person } = renderApply();
    await choose();
    await person.click(await screen.findByRole('button', { name: 'Remover' }));
    await expectFocus(pick());
    expect(screen.queryByText('ines.pdf')).not.toBeInTheDocument();
  });

  it('warns about a file without text and allows sending it', async () => {
    const { choose } = renderApply();
    await choose(buildResume('scan.pdf', { text: '' }));
    expect(await screen.findByText('O PDF parece ter só imagens.')).toBeInTheDocument();
    expect(button('Enviar currículo e continuar')).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['an empty file', new File([], 'a.pdf'), 'O ficheiro está vazio. Escolha outro.'],
    ['a picture with the extension pdf', new File(['\u0089PNG'], 'a.pdf'), 'Apenas ficheiros PDF são permitidos.'],
    ['a file that is too large', pdf('a.pdf', limits.resumeBytes + 1), 'Tamanho máximo do ficheiro é 5MB.'],
    ['an encrypted file', buildResume('a.pdf', { encrypted: true }), /protegido por palavra-passe/],
    [
      'a deleted file',
      Object.assign(buildResume('a.pdf'), { arrayBuffer: () => Promise.reject(new Error('gone')) }),
      /Não conseguimos ler o ficheiro/,
    ],
  ])('refuses %s and keeps the previous file', async (_, file, words) => {
    const { choose } = renderApply();
    await choose(buildResume('primeiro.pdf', { pages: 2 }));
    await card().findByText(/2 páginas/);
    await choose(file);
    const message = await screen.findByText(words);
    expect(message.closest('[role="alert"]')).toBeInTheDocument();
    await waitFor(() => expect(card().getByText('primeiro.pdf')).toBeInTheDocument());
    expect(card().getByText(/2 páginas/)).toBeInTheDocument();
  });

  it('reports a missing file instead of continuing', async () => {
    const { user: person, services } = renderApply();
    const submit = button('Enviar currículo e continuar');
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await person.click(submit);
    const words = 'Por favor, selecione um currículo guardado ou envie um novo.';
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(services.toast.current()).toMatchObject({ title: words, variant: 'destructive' });
    await expectFocus(pick());
    expect(pick()).toHaveAccessibleDescription(`Só PDF, até 5\u00A0MB. ${words}`);
  });
});

describe('contact fields of visitors', () => {
  freshBrowser();
  const api = fakeApi();

  it('are optional and explained', () => {
    renderApply();
    expect(screen.getByRole('textbox', { name: 'Nome (opcional)' })).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByRole('textbox', { name: 'E-mail (opcional)' })).toHaveAttribute('type', 'email');
    expect(screen.getByText(/seguir, completar ou retirar a candidatura/)).toBeInTheDocument();
  });

  it('are validated when a field loses focus, then on every change', async () => {
    const { user: person } = renderApply();
    const email = screen.getByRole('textbox', { name: 'E-mail (opcional)' });
    await person.type(email, 'ines@');
    expect(email).not.toHaveAccessibleDescription();
    await person.tab();
    const words = 'Introduza um endereço de e-mail válido';
    await waitFor(() => expect(email).toHaveAccessibleDescription(words));
    await fill(person, email, 'example.com');
    await waitFor(() => expect(email).not.toHaveAccessibleDescription());
  });

  it('must be valid before sending', async () => {
    const { choose, user: person } = renderApply();
    await choose();
    const name = screen.getByRole('textbox', { name: 'Nome (opcional)' });
    fireEvent.change(name, { target: { value: 'x'.repeat(limits.applicantNameCharacters + 1) } });
    await person.click(button('Enviar currículo e continuar'));
    await expectFocus(name);
    expect(name).toHaveAccessibleDescription('O nome pode ter até 100 caracteres');
    expect(api.requests()).toEqual([]);
  });

  it('are not shown to signed-in users', async () => {
    api.use(answer(listResumes, []), answer(getApplied, buildApplied(false)));
    renderApply({}, { user: buildUser() });
    await waitFor(() => expect(api.requests()).toHaveLength(2));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('link to the privacy policy in a new tab', () => {
    renderApply();
    expect(screen.getByText(/Vela Digital recebe o currículo/)).toBeInTheDocument();
    const link = screen.getByRole('link', { name: /Política de privacidade \(abre num novo separador\)/ });
    expect(link).toHaveAttribute('href', '/politica-de-privacidade');
    expect(link).toHaveAttribute('target', '_blank');
  });
});
