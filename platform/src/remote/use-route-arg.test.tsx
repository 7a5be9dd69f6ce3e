import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { getJob, searchJobs, templateVariables } from 'shared-contracts';
import { renderWithPlatform } from '../testing';
import { useRouteArg } from './Routes';

const Job = () => <output>{JSON.stringify(useRouteArg(getJob))}</output>;
const Search = () => <output>{JSON.stringify(useRouteArg(searchJobs))}</output>;

const App = () => (
  <Routes>
    <Route path="/jobs" element={<Search />} />
    <Route path="/jobs/:id" element={<Job />} />
  </Routes>
);

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

describe('useRouteArg', () => {
  it.each(['?keyword=node&type=full-time&type=contract&page=2', '?keyword=%20&nada=1', ''])(
    'equals the primed argument for /jobs%s',
    (search) => {
      renderWithPlatform(<App />, { path: `/jobs${search}` });
      expect(shown()).toEqual(templateVariables(searchJobs.template, {}, new URLSearchParams(search)));
    },
  );

  it('reads the route parameters and follows the URL', () => {
    const { services } = renderWithPlatform(<App />, { path: '/jobs/analista-12' });
    expect(shown()).toEqual({ id: 'analista-12' });
    act(() => services.history.push('/jobs/13'));
    expect(shown()).toEqual({ id: '13' });
  });
});
