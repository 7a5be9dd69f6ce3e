import { screen } from '@testing-library/react';
import { getJob } from 'shared-contracts';
import { answer, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import { ApplyApp } from './ApplyApp';
import { remote } from './remote';
import { buildJob } from './testing/build-application';
import { freshBrowser, heading } from './testing/render-apply';

const show = (path: string) => renderWithPlatform(<ApplyApp />, { path, remotes: [remote] });

describe('before anything can be typed', () => {
  freshBrowser();
  const api = fakeApi(answer(getJob, buildJob()));

  it('the job is loaded, and stays in sight', async () => {
    show('/jobs/12/apply');
    expect(screen.getByText('A carregar a oferta')).toBeInTheDocument();
    await heading('Envie o seu currículo');
    const line = screen.getByRole('group', { name: 'Oferta' });
    expect(line).toHaveTextContent('Designer de Produto');
    expect(line).toHaveTextContent('Vela Digital · Porto, híbrido');
    expect(document.title).toMatch(/^Candidatura: Designer de Produto/);
  });

  it('a closed job leads back to itself', async () => {
    api.use(answer(getJob, buildJob({ isClosed: true })));
    show('/jobs/12/apply');
    await heading('Esta oferta já não aceita candidaturas.');
    expect(screen.getByRole('link', { name: 'Voltar à oferta' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(screen.queryByRole('button', { name: /continuar/i })).not.toBeInTheDocument();
  });

  it('an unknown job leads to the others', async () => {
    api.use(refuse(getJob, 404, 'job_not_found'));
    show('/jobs/99/apply');
    await heading('Oferta não encontrada');
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('a failure can be tried again', async () => {
    api.use(refuse(getJob, 503, 'service_unavailable'));
    const { user } = show('/jobs/12/apply');
    await heading('Não conseguimos carregar a oferta');
    api.use(answer(getJob, buildJob()));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await heading('Envie o seu currículo')).toBeInTheDocument();
  });

  it.each(['/jobs/designer-12/apply', '/jobs/12a/apply'])('a name, as in %s, leads to the search', async (path) => {
    const { services } = show(path);
    expect(services.history.get().location.pathname).toBe('/jobs');
    expect(api.requests()).toEqual([]);
  });
});
