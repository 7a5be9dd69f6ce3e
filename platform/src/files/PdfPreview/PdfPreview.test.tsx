import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { expandTemplate, getResumeFile } from 'shared-contracts';
import { buildPdf } from '../../testing/builders';
import { answer, fakeApi, refuse } from '../../testing/fake-api';
import { renderWithPlatform } from '../../testing/render-with-platform';
import { Button } from '../../ui/Button/Button';
import { openDrawing } from '../pdf/check-resume';
import { PdfPreview } from './PdfPreview';

jest.mock('../pdf/check-resume');
const openPdf = jest.mocked(openDrawing);

/** Mocks page rendering, which jsdom does not support. The e2e suite covers rendering in a browser. */
function mockPages(...texts: string[]) {
  const close = jest.fn();
  const draw = jest.fn((page: number) =>
    Promise.resolve({ canvas: document.createElement('canvas'), text: texts[page - 1] ?? '' }),
  );
  openPdf.mockResolvedValue({ pages: texts.length, draw, close });
  return { close, draw };
}

const pdfFile = () => new Response(new Blob([buildPdf()], { type: 'application/pdf' }));
const onSignedOut = jest.fn();

function Opener() {
  const [open, setOpen] = useState(false);
  const fileUrl = expandTemplate(getResumeFile.template, { id: '1' });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ver</Button>
      <PdfPreview
        {...{ open, fileUrl, onSignedOut }}
        onOpenChange={setOpen}
        name="Currículo em inglês"
        fileName="cv-en.pdf"
      />
    </>
  );
}

describe('the preview of a stored PDF', () => {
  const api = fakeApi();
  // Failed requests are logged.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
  afterEach(() => jest.restoreAllMocks());

  async function open() {
    const rendered = renderWithPlatform(<Opener />);
    await rendered.user.click(screen.getByRole('button', { name: 'Ver' }));
    return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Currículo em inglês' })) };
  }

  it('fetches nothing before the dialog opens', () => {
    renderWithPlatform(<Opener />);
    expect(api.requests()).toEqual([]);
  });

  it('renders each page with a text alternative', async () => {
    api.use(answer(getResumeFile, pdfFile));
    const { close } = mockPages('Inês Carvalho', '');
    const { dialog } = await open();
    const first = await dialog.findByRole('region', { name: 'Página 1 de 2' });
    expect(first).toHaveTextContent('Inês Carvalho');
    expect(first.querySelector('canvas')).toHaveAttribute('aria-hidden', 'true');
    expect(await dialog.findByRole('region', { name: 'Página 2 de 2' })).toHaveTextContent('Sem texto');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(dialog.queryByRole('status')).not.toBeInTheDocument();
  });

  it('renders 20 pages and a note about further pages', async () => {
    api.use(answer(getResumeFile, pdfFile));
    const { draw } = mockPages(...Array.from({ length: 25 }, () => 'Texto'));
    const { dialog } = await open();
    await dialog.findByRole('region', { name: 'Página 20 de 25' });
    expect(dialog.getByText(/primeiras 20 páginas/)).toBeInTheDocument();
    expect(draw).toHaveBeenCalledTimes(20);
  });

  it('downloads the displayed file under its own name', async () => {
    api.use(answer(getResumeFile, pdfFile));
    mockPages('Texto');
    const made = jest.fn((_file: Blob) => 'blob:1');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLElement) {
      expect(this).toHaveAttribute('download', 'cv-en.pdf');
    });
    const { dialog, user } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Transferir' }));
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(made.mock.calls[0]![0].size).toBe(new Blob([buildPdf()]).size);
  });

  it('offers a download if the pages cannot be rendered', async () => {
    api.use(answer(getResumeFile, pdfFile));
    openPdf.mockRejectedValue(new Error('no canvas'));
    const { dialog } = await open();
    expect(await dialog.findByText(/Pode transferir o ficheiro/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Transferir' })).toBeInTheDocument();
  });

  it('shows an error and retries after a failed request', async () => {
    api.use(answer(getResumeFile, () => Response.error()));
    const { dialog, user } = await open();
    await dialog.findByText('Não conseguimos abrir o currículo.');
    api.use(answer(getResumeFile, pdfFile));
    mockPages('Inês');
    await user.click(dialog.getByRole('button', { name: 'Tentar novamente' }));
    expect(await dialog.findByRole('region', { name: 'Página 1 de 1' })).toBeInTheDocument();
  });

  it('shows no retry button for a deleted file', async () => {
    api.use(refuse(getResumeFile, 404, 'resume_not_found'));
    const { dialog } = await open();
    expect(await dialog.findByText('Este currículo já não existe.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  });

  it('calls onSignedOut for a 401', async () => {
    api.use(refuse(getResumeFile, 401, 'unauthenticated'));
    await open();
    await waitFor(() => expect(onSignedOut).toHaveBeenCalledTimes(1));
  });

  it('closes on Escape and restores focus', async () => {
    api.use(answer(getResumeFile, pdfFile));
    mockPages('Texto');
    const { user, dialog } = await open();
    await dialog.findByRole('region', { name: 'Página 1 de 1' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ver' })).toHaveFocus());
  });
});
