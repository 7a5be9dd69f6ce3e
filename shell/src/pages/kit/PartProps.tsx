import { Badge } from 'platform';
import { Cell, Row, Table, TitleCell } from 'platform/tables';
import type { KitPartData, KitProp } from './kit-data';
import * as S from './KitPage.styles';
import { Marked } from './Marked';
import * as Look from './KitTable.styles';

const columns = ['Prop', 'Type', 'Default', 'What it does'].map((name) => ({ name }));

/** The props of a part, from its source. */
export function PartProps({ data: { props, rest } }: { data: KitPartData }) {
  const hasProps = props.length + rest.length > 0;
  return (
    <S.Section id="props" aria-label="Props">
      <h2>Props</h2>
      {!hasProps && <p>It has no props.</p>}
      {hasProps && (
        <Look.Cards>
          <Table caption="Props" columns={columns}>
            {props.map((prop) => (
              <PropRow key={prop.name} prop={prop} />
            ))}
            {rest.map((type) => (
              <Row key={type}>
                <TitleCell>…</TitleCell>
                <Cell colSpan={2}>
                  <Look.Type>{type}</Look.Type>
                </Cell>
                <Cell>Passed to the element.</Cell>
              </Row>
            ))}
          </Table>
        </Look.Cards>
      )}
    </S.Section>
  );
}

function PropRow({ prop: { name, type, isRequired, default: initial, doc, since, deprecated } }: { prop: KitProp }) {
  return (
    <Row>
      <TitleCell>
        <Look.Name data-is-deprecated={deprecated !== null}>{name}</Look.Name>
        {since !== null && <small>since {since}</small>}
        {isRequired && <small>required</small>}
      </TitleCell>
      <Cell>
        <Look.Type>{type}</Look.Type>
      </Cell>
      {initial === null ? (
        <Cell />
      ) : (
        <Cell data-label="Default">
          <Look.Value>{initial}</Look.Value>
        </Cell>
      )}
      <Cell>
        <Marked text={doc} />
        {deprecated !== null && (
          <Look.Deprecation>
            <Badge tone="warning" icon="alert">
              Deprecated since {deprecated.since}, removed in {deprecated.removedIn}
            </Badge>{' '}
            <Marked text={deprecated.replacement} />
          </Look.Deprecation>
        )}
      </Cell>
    </Row>
  );
}
