import { useState } from 'react';
import { Breadcrumbs, Button, Icon, IconButton, Pagination, Segments } from 'platform';
import { DropdownMenu, Tabs } from 'platform/controls';
import { ActionCell, Cell, Row, Table, TitleCell } from 'platform/tables';
import type { ExampleProps } from '../example';

export function BreadcrumbsExample({ group }: ExampleProps) {
  const items = [{ label: 'Início', to: '/home' }, { label: 'Componentes' }];
  return <Breadcrumbs label={`Está aqui, ${group}`} items={items} />;
}

export function PaginationExample({ group }: ExampleProps) {
  return (
    <Pagination
      label={`Páginas, ${group}`}
      page={7}
      totalPages={20}
      hrefOf={(page) => `/kit?part=Pagination&page=${page}`}
    />
  );
}

const tabs = [
  { value: 'stored', label: 'Guardados (2)', content: 'Dois currículos.' },
  { value: 'new', label: 'Enviar novo PDF', content: 'Só PDF, até 5 MB.' },
];

export function TabsExample() {
  const [tab, setTab] = useState('stored');
  return <Tabs label="Currículo" tabs={tabs} value={tab} onChange={setTab} />;
}

const sizes = [
  { value: 'small', label: 'Pequeno' },
  { value: 'large', label: 'Grande' },
] as const;

export function SegmentsExample() {
  const [size, setSize] = useState<'small' | 'large'>('small');
  return <Segments label="Tamanho" segments={sizes} value={size} onChange={setSize} />;
}

export function DropdownMenuExample() {
  return (
    <DropdownMenu
      trigger={<Button variant="secondary">Ações</Button>}
      items={[
        { label: 'Ver candidatura', icon: 'eye', onSelect: () => {} },
        { label: 'Eliminar', icon: 'trash', tone: 'danger', onSelect: () => {} },
      ]}
    />
  );
}

export function TableExample({ group }: ExampleProps) {
  return (
    <Table
      caption={`Ofertas guardadas, ${group}`}
      columns={[{ name: 'Oferta' }, { name: 'Cliques', isNumber: true }, { name: 'Ações', isQuiet: true }]}
    >
      <Row>
        <TitleCell>Enfermeira de cuidados continuados</TitleCell>
        <Cell data-number data-label="Cliques:">
          12
        </Cell>
        <ActionCell>
          <IconButton label="Remover">
            <Icon name="trash" />
          </IconButton>
        </ActionCell>
      </Row>
    </Table>
  );
}
