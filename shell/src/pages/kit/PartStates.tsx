import type { KitPartData } from './kit-data';
import type { PartStates as States } from './kit-parts';
import * as S from './KitPage.styles';
import * as Table from './KitTable.styles';

interface PartStatesProps {
  states: States;
  data: KitPartData;
}

/** The literals of a union, as the source has them. */
const literalsOf = (type: string) => [...type.matchAll(/'([^']*)'/g)].map(([, literal = '']) => literal);

/** A row for each variant, a column for each state. A new variant appears without a change here. */
export function PartStates({ states: { rows, flags, onGreen = [], render }, data }: PartStatesProps) {
  const values = literalsOf(data.props.find(({ name }) => name === rows)?.type ?? '');
  return (
    <S.Section id="states">
      <h2>States</h2>
      <Table.Scroll role="region" aria-label="States" tabIndex={0}>
        <Table.Table>
          <thead>
            <tr>
              <th scope="col">
                <Table.Name>{rows}</Table.Name>
              </th>
              <th scope="col">At rest</th>
              {flags.map((flag) => (
                <th key={flag} scope="col">
                  <Table.Name>{flag}</Table.Name>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {values.map((value) => (
              <Table.StateRow key={value} data-on-green={onGreen.includes(value)}>
                <th scope="row">
                  <Table.Name>{value}</Table.Name>
                </th>
                <td lang="pt-PT">{render({ [rows]: value })}</td>
                {flags.map((flag) => (
                  <td key={flag} lang="pt-PT">
                    {render({ [rows]: value, [flag]: true })}
                  </td>
                ))}
              </Table.StateRow>
            ))}
          </tbody>
        </Table.Table>
      </Table.Scroll>
    </S.Section>
  );
}
