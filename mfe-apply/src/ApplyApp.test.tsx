import { screen } from '@testing-library/react';
import { answer, fakeApi, refuse, renderWithPlatform } from 'platform/testing';
import { getJob } from 'shared-contracts';
import { ApplyApp } from './ApplyApp';
import { remote } from './remote';
import { buildJob } from './testing/build-application';
import { freshBrowser, heading } from './testing/render-apply';

const show = (path: string) => renderWithPlatform(<ApplyApp />, { path, remotes: [remote] });

describe('loading of the job', () => {
  freshBrowser();
  const api = fakeApi(answer(getJob, buildJob()));

  it('shows the loaded job', async () => {
    show('/jobs/12/apply');
    expect(screen.getByText('A carregar a oferta')).toBeInTheDocument();
    await heading('Envie o seu currículo');
    const line = screen.getByRole('group', { name: 'Oferta' });
    expect(line).toHaveTextContent('Designer de Produto');
    expect(line).toHaveTextContent('Vela Digital · Porto, híbrido');
    expect(document.title).toMatch(/^Candidatura: Designer de Produto/);
  });

  it('links a closed job to its page', async () => {
    api.use(answer(getJob, buildJob({ isClosed: true })));
    show('/jobs/12/apply');
    await heading('Esta oferta já não aceita candidaturas.');
    expect(screen.getByRole('link', { name: 'Voltar à oferta' })).toHaveAttribute('href', '/jobs/designer-12');
    expect(screen.queryByRole('button', { name: /continuar/i })).not.toBeInTheDocument();
  });

  it('links an unknown job to the search', async () => {
    api.use(refuse(getJob, 404, 'job_not_found'));
    show('/jobs/99/apply');
    await heading('Oferta não encontrada');
    expect(screen.getByRole('link', { name: 'Procurar ofertas' })).toHaveAttribute('href', '/jobs');
  });

  it('offers a retry after a failure', async () => {
    api.use(refuse(getJob, 503, 'service_unavailable'));
    const { user } = show('/jobs/12/apply');
    await heading('Não conseguimos carregar a oferta');
    api.use(answer(getJob, buildJob()));
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await heading('Envie o seu currículo')).toBeInTheDocument();
  });

  it.each(['/jobs/designer-12/apply', '/jobs/12a/apply'])('redirects %s to the search', async (path) => {
    const { services } = show(path);
    expect(services.history.get().location.pathname).toBe('/jobs');
    expect(api.requests()).toEqual([]);
  });
});
