import { useState } from 'react';
import { Breadcrumbs, Button, Icon, IconButton, Pagination, Segments } from 'platform';
import { DropdownMenu, Tabs } from 'platform/controls';
import { ActionCell, Cell, Row, Table, TitleCell } from 'platform/tables';
import { Specimen } from './Specimen';

const tabs = [
  { value: 'stored', label: 'Guardados (2)', content: 'Dois currículos.' },
  { value: 'new', label: 'Enviar novo PDF', content: 'Só PDF, até 5 MB.' },
];

const sizes = [
  { value: 'small', label: 'Pequeno' },
  { value: 'large', label: 'Grande' },
] as const;

/** `group` distinguishes the landmarks of the two themes. */
export function ControlSpecimens({ group }: { group: string }) {
  const [tab, setTab] = useState('stored');
  const [size, setSize] = useState<'small' | 'large'>('small');
  return (
    <>
      <Specimen name="Breadcrumbs, Pagination">
        <Breadcrumbs
          label={`Está aqui, ${group}`}
          items={[{ label: 'Início', to: '/home' }, { label: 'Componentes' }]}
        />
        <Pagination label={`Páginas, ${group}`} page={7} totalPages={20} hrefOf={(page) => `/kit?page=${page}`} />
      </Specimen>
      <Specimen name="Tabs">
        <Tabs label="Currículo" tabs={tabs} value={tab} onChange={setTab} />
      </Specimen>
      <Specimen name="Table">
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
      </Specimen>
      <Specimen name="Segments, Tooltip, DropdownMenu" layout="flow">
        <Segments label="Tamanho" segments={sizes} value={size} onChange={setSize} />
        <IconButton label="Partilhar" variant="outline">
          <Icon name="share" />
        </IconButton>
        <DropdownMenu
          trigger={<Button variant="secondary">Ações</Button>}
          items={[
            { label: 'Ver candidatura', icon: 'eye', onSelect: () => {} },
            { label: 'Eliminar', icon: 'trash', tone: 'danger', onSelect: () => {} },
          ]}
        />
      </Specimen>
    </>
  );
}
