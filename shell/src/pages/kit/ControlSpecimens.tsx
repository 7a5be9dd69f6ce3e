import { useState } from 'react';
import {
  Breadcrumbs,
  Button,
  Field,
  FieldSet,
  Icon,
  IconButton,
  OptionRow,
  Pagination,
  Segments,
  Select,
} from 'platform';
import { DropdownMenu, Tabs } from 'platform/controls';
import { Checkbox, Radio, Switch, TextArea } from 'platform/forms';
import { SearchBar } from 'platform/jobs';
import { ActionCell, Cell, Row, Table, TitleCell } from 'platform/tables';
import { Specimen } from './Specimen';
import * as S from './KitPage.styles';

/** `group` distinguishes the radios and landmarks of the two themes. */
export function FieldSpecimens({ group }: { group: string }) {
  return (
    <>
      <Specimen name="SearchBar">
        <S.Green>
          <SearchBar label={`Procurar, ${group}`} />
        </S.Green>
      </Specimen>
      <Specimen name="Field">
        <Field label="Nome" help="Como aparece no seu currículo." defaultValue="Inês Carvalho" />
        <Field
          label="Telefone"
          optional
          error="Número de telefone deve ter pelo menos 9 dígitos"
          defaultValue="91234"
          inputMode="tel"
        />
        <Field label="E-mail" readOnly defaultValue="ines@example.com" />
        <TextArea label="Mensagem" />
        <Select label="Ordenar" defaultValue="date">
          <option value="relevance">Mais relevantes</option>
          <option value="date">Mais recentes</option>
        </Select>
      </Specimen>
      <Specimen name="OptionRow">
        <S.Narrow>
          <FieldSet legend="Tipo de contrato">
            <OptionRow control="checkbox" label="Tempo inteiro" count={96} defaultChecked />
            <OptionRow control="checkbox" label="Tempo parcial" count={12} />
            <OptionRow control="checkbox" label="Temporário" count={0} />
          </FieldSet>
          <FieldSet legend="Publicada">
            <OptionRow control="radio" label="Em qualquer altura" name={`posted-${group}`} />
            <OptionRow control="radio" label="Última semana" count={152} name={`posted-${group}`} defaultChecked />
          </FieldSet>
        </S.Narrow>
      </Specimen>
      <Specimen name="Checkbox, Radio, Switch">
        <Checkbox label="Guardar este currículo na minha conta" defaultChecked />
        <FieldSet legend="Frequência">
          <Radio label="Diária" name={`often-${group}`} defaultChecked />
          <Radio label="Semanal" name={`often-${group}`} />
        </FieldSet>
        <Switch label="Receber alertas por e-mail" defaultChecked />
      </Specimen>
    </>
  );
}

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
