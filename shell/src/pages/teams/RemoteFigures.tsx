import { useState } from 'react';
import type { TeamRemote } from 'shared-contracts';
import { CodeLink } from './CodeLink';
import { formatTotal, formatValue, metrics, type MetricName } from './metrics';
import { formatCount, formatMoment } from './words';
import * as S from './RemoteFigures.styles';

/** The figures of the charts as tables, and the last errors. Rendered when it is opened. */
export function RemoteFigures({ measured }: { measured: TeamRemote | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  if (measured === undefined) return null;
  return (
    <S.Details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Figures and errors of {measured.id}</summary>
      {isOpen && (
        <S.Content>
          <GroupTable measured={measured} />
          <SeriesTable measured={measured} />
          <ErrorTable measured={measured} />
        </S.Content>
      )}
    </S.Details>
  );
}

const rowsOf = ({ versions }: TeamRemote) =>
  versions.flatMap(({ version, groups }) =>
    groups.map((group) => ({ version, group, key: `${version} ${group.group}` })),
  );

function GroupTable({ measured }: { measured: TeamRemote }) {
  return (
    <S.Scroll role="region" aria-label={`Figures of ${measured.id}`} tabIndex={0}>
      <table>
        <caption>Whole range, with 95 % intervals</caption>
        <thead>
          <tr>
            {['Version', 'Group', 'Views', ...metrics.map(({ label }) => label)].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(measured).map(({ key, version, group }) => (
            <tr key={key}>
              <th scope="row">
                <code>{version}</code>
              </th>
              <td>{group.group}</td>
              <td>{formatCount(group.views)}</td>
              {metrics.map((metric) => {
                const { total } = group[metric.name];
                return (
                  <td key={metric.name}>
                    {formatTotal(group, metric)}
                    {total !== null && ` (${formatValue(total.low, metric)} to ${formatValue(total.high, metric)})`}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </S.Scroll>
  );
}

/** All points, one row for each time. Times without views have no value. */
function SeriesTable({ measured }: { measured: TeamRemote }) {
  const rows = rowsOf(measured);
  const columns = rows.flatMap(({ key, group }) =>
    metrics.map((metric) => ({ key: `${key} ${metric.name}`, name: `${key}, ${metric.label}`, metric, group })),
  );
  const pointOf = (series: (typeof rows)[number]['group'][MetricName]['series'], at: string) =>
    series.find((point) => point.at === at);
  const times = [...new Set(columns.flatMap(({ group, metric }) => group[metric.name].series.map(({ at }) => at)))];
  return (
    <S.Scroll role="region" aria-label={`Values of ${measured.id} over time`} tabIndex={0}>
      <table>
        <caption>Over time</caption>
        <thead>
          <tr>
            <th scope="col">Time</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.toSorted().map((at) => (
            <tr key={at}>
              <th scope="row">{formatMoment(at)}</th>
              {columns.map(({ key, metric, group }) => {
                const point = pointOf(group[metric.name].series, at);
                return <td key={key}>{point === undefined ? 'No views' : formatValue(point.value, metric)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </S.Scroll>
  );
}

function ErrorTable({ measured: { id, errors } }: { measured: TeamRemote }) {
  if (errors.length === 0) return <p>No errors were reported.</p>;
  return (
    <S.Scroll role="region" aria-label={`Errors of ${id}`} tabIndex={0}>
      <table>
        <caption>Last errors</caption>
        <thead>
          <tr>
            {['Code', 'Message', 'Version', 'Count', 'Last seen'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.map(({ version, kind, code, message, count, firstSeenAt, lastSeenAt }) => (
            <tr key={`${version} ${kind} ${code} ${message} ${firstSeenAt}`}>
              <th scope="row">{code === null ? kind : <CodeLink code={code} />}</th>
              <td data-message>
                <code>{message === '' ? '–' : message}</code>
              </td>
              <td>
                <code>{version}</code>
              </td>
              <td>{formatCount(count)}</td>
              <td>{formatMoment(lastSeenAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </S.Scroll>
  );
}
