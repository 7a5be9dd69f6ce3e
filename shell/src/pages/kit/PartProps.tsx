import { Badge } from 'platform';
import type { KitPartData, KitProp } from './kit-data';
import * as S from './KitPage.styles';
import { Marked } from './Marked';
import * as Table from './KitTable.styles';

/** The props of a part, from its source. */
export function PartProps({ data: { props, rest } }: { data: KitPartData }) {
  const hasProps = props.length + rest.length > 0;
  return (
    <S.Section id="props">
      <h2>Props</h2>
      {!hasProps && <p>It has no props.</p>}
      {hasProps && (
        <Table.Scroll role="region" aria-label="Props" tabIndex={0}>
          <Table.Table>
            <thead>
              <tr>
                {['Prop', 'Type', 'Default', 'What it does'].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {props.map((prop) => (
                <PropRow key={prop.name} prop={prop} />
              ))}
              {rest.map((type) => (
                <tr key={type}>
                  <th scope="row">…</th>
                  <td colSpan={2}>
                    <Table.Type>{type}</Table.Type>
                  </td>
                  <td>Passed to the element.</td>
                </tr>
              ))}
            </tbody>
          </Table.Table>
        </Table.Scroll>
      )}
    </S.Section>
  );
}

function PropRow({ prop: { name, type, isRequired, default: initial, doc, since, deprecated } }: { prop: KitProp }) {
  return (
    <tr>
      <th scope="row">
        <Table.Name data-is-deprecated={deprecated !== null}>{name}</Table.Name>
        {since !== null && <small>since {since}</small>}
        {isRequired && <small>required</small>}
      </th>
      <td>
        <Table.Type>{type}</Table.Type>
      </td>
      <td>{initial !== null && <Table.Value>{initial}</Table.Value>}</td>
      <td>
        <Marked text={doc} />
        {deprecated !== null && (
          <Table.Deprecation>
            <Badge tone="warning" icon="alert">
              Deprecated since {deprecated.since}, removed in {deprecated.removedIn}
            </Badge>{' '}
            <Marked text={deprecated.replacement} />
          </Table.Deprecation>
        )}
      </td>
    </tr>
  );
}
