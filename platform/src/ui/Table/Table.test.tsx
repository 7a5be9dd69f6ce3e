import { screen, within } from '@testing-library/react';
import { ActionCell, Cell, Row, Table, TableSkeleton, TitleCell } from '../../tables';
import { accessibilityProblems, renderKit } from '../testing/render-kit';

const columns = [{ name: 'Oferta' }, { name: 'Cliques', isNumber: true }, { name: 'Ações', isQuiet: true }];

const renderTable = () =>
  renderKit(
    <Table caption="Ofertas guardadas" columns={columns}>
      <Row>
        <TitleCell>Enfermeira</TitleCell>
        <Cell data-number data-label="Cliques:">
          12
        </Cell>
        <ActionCell>
          <button type="button">Remover</button>
        </ActionCell>
      </Row>
    </Table>,
  );

it('has a name, column headers and row headers, including visually hidden ones', async () => {
  renderTable();
  const table = within(screen.getByRole('table', { name: 'Ofertas guardadas' }));
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Oferta', 'Cliques', 'Ações']);
  expect(table.getByRole('rowheader', { name: 'Enfermeira' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

it('does not include the card label in the cell text', () => {
  renderTable();
  const cell = screen.getByRole('cell', { name: '12' });
  expect(cell).toHaveAttribute('data-label', 'Cliques:');
});

it('aligns numeric cells and their column header to the right', () => {
  renderTable();
  for (const [role, name] of [
    ['columnheader', 'Cliques'],
    ['cell', '12'],
  ] as const) {
    expect(screen.getByRole(role, { name })).toHaveStyle({ textAlign: 'right' });
  }
});

it('has a skeleton with the same columns, whose cells keep their places, hidden from screen readers', async () => {
  const { container } = renderKit(<TableSkeleton columns={columns} cells={['company', 'lead', 'action']} hasMoreRow />);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const heads = [...container.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(columns.map(({ name }) => name));
  const rows = [...container.querySelectorAll('tbody tr')];
  expect(rows.map(({ children }) => children.length)).toEqual([3, 1, 3, 1, 3, 1]);
  expect(container.querySelectorAll('[data-lead]')).toHaveLength(3);
  for (const cell of container.querySelectorAll('tbody :is(th, td)')) {
    expect(cell.querySelector('[data-skeleton]')).not.toBeNull();
  }
  expect(await accessibilityProblems()).toEqual([]);
});
