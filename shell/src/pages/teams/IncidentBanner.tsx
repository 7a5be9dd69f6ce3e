import { useId } from 'react';
import { Button, Icon } from 'platform';
import type { CanaryDifference, MeasuredPoint, TeamGroup } from 'shared-contracts';
import { CodeLink } from './CodeLink';
import { evidenceText, incidentSteps, incidentSummary, type Incident } from './incident';
import { Chart, IntervalBar, verdictWord } from './MetricChart';
import { formatChange, formatTotal, metrics, type Metric } from './metrics';
import { Key } from './RemoteRow.styles';
import type { ChartTimes } from './RemoteRow';
import { counted, errorTitle, formatCount, formatMinute, formatStart, formatTime, shortVersion } from './words';
import * as S from './IncidentBanner.styles';

interface IncidentBannerProps {
  incident: Incident;
  times: ChartTimes;
  onSeen: () => void;
}

/** A canary that was taken back automatically, with what it was judged by. */
export function IncidentBanner({ incident, times, onSeen }: IncidentBannerProps) {
  const id = useId();
  const { remote, failed } = incident;
  return (
    <S.Banner aria-labelledby={id}>
      <S.Head>
        <Icon name="arrowLeft" size="lg" />
        <div>
          <h2 id={id}>
            {remote.id} {shortVersion(failed.version, remote.stable)} was taken back automatically
          </h2>
          <p>{incidentSummary(incident)}</p>
        </div>
        <Button variant="secondary" size="sm" onClick={onSeen}>
          <Icon name="check" size="sm" />
          Mark as seen
        </Button>
      </S.Head>
      <S.Body>
        <ErrorChart incident={incident} times={times} />
        <div>
          <Evidence incident={incident} />
          <Causes incident={incident} />
        </div>
      </S.Body>
      <S.Steps>
        {incidentSteps(incident).map(({ kind, at, title, text }) => (
          <S.Step key={kind} $kind={kind}>
            <time dateTime={at}>{formatTime(at)}</time>
            <b>{title}</b>
            <span>{text}</span>
          </S.Step>
        ))}
      </S.Steps>
    </S.Banner>
  );
}

const [errorRate] = metrics as readonly [Metric, ...Metric[]];

/** The error rates around the canary, within the range of the charts. */
function ErrorChart({
  incident: { failed, remote, start, canary, control },
  times,
}: Omit<IncidentBannerProps, 'onSeen'>) {
  const end = Date.parse(failed.at);
  const begin = start === null ? times.from : Date.parse(start.at);
  const from = Math.max(times.from, begin - times.step);
  const to = Math.min(times.to, end + Math.max(2 * times.step, (end - begin) / 4));
  const isVisible = ({ at }: MeasuredPoint) => Date.parse(at) >= from - times.step && Date.parse(at) <= to;
  const cut = (group: TeamGroup | null): TeamGroup | null =>
    group && { ...group, errorRate: { ...group.errorRate, series: group.errorRate.series.filter(isVisible) } };
  const isEmpty = canary === null || from >= to;
  return (
    <S.Figure>
      <figcaption>
        <b>Errors per page view since the start</b>
        <S.Legend>
          <span>
            <Key $kind="canary" />
            canary {shortVersion(failed.version, remote.stable)}
          </span>
          <span>
            <Key $kind="control" />
            control {shortVersion(remote.stable, failed.version)}
          </span>
          <span>
            <S.LimitKey />
            alert at 1 %
          </span>
        </S.Legend>
      </figcaption>
      {isEmpty ? (
        <p>No views in the time that the charts show.</p>
      ) : (
        <Chart
          metric={errorRate}
          isLarge
          series={[
            { kind: 'canary', group: cut(canary) },
            { kind: 'control', group: cut(control) },
          ]}
          frame={{ from, to, step: times.step }}
          times={[formatStart(from, to), formatMinute(to)]}
          mark={{ at: end, text: `Taken back ${formatTime(end)}` }}
        />
      )}
    </S.Figure>
  );
}

function Evidence({ incident }: { incident: Incident }) {
  const { failed, canary, control } = incident;
  const { evidence } = failed;
  const differenceOf = ({ name }: Metric) => (name === 'inpP75' ? null : evidence[name]);
  return (
    <S.Evidence>
      <h3>Evidence</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Figure</th>
            <th scope="col" data-number>
              Canary
            </th>
            <th scope="col" data-number>
              Control
            </th>
            <th scope="col" data-number>
              Difference
            </th>
            <th scope="col" data-interval>
              95 % interval
            </th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {metrics.map((metric) => (
            <EvidenceRow
              key={metric.name}
              metric={metric}
              groups={[canary, control]}
              difference={differenceOf(metric)}
            />
          ))}
        </tbody>
      </table>
      {evidence.reasons.includes('views') && (
        <p>
          Far fewer views of the canary than of its control were reported: its pages do not get as far as to report.
        </p>
      )}
      <p>{evidenceText(incident)}</p>
    </S.Evidence>
  );
}

interface EvidenceRowProps {
  metric: Metric;
  groups: readonly (TeamGroup | null)[];
  difference: CanaryDifference | null;
}

function EvidenceRow({ metric, groups, difference }: EvidenceRowProps) {
  return (
    <tr>
      <th scope="row">{metric.label}</th>
      {groups.map((group, index) => (
        <td key={index} data-number>
          {formatTotal(group, metric)}
        </td>
      ))}
      <td data-number>{difference === null ? '–' : formatChange(difference.value, metric)}</td>
      <td data-interval>{difference !== null && <IntervalBar metric={metric} difference={difference} />}</td>
      <S.Verdict $isBad={difference?.verdict === 'worse'}>
        {difference === null ? 'Not judged' : verdictWord(difference)}
      </S.Verdict>
    </tr>
  );
}

/** The most frequent errors of the failed version. */
function Causes({ incident: { errors } }: { incident: Incident }) {
  if (errors.length === 0) return null;
  const all = errors.reduce((sum, { count }) => sum + count, 0);
  return (
    <S.Causes aria-label="Most frequent errors">
      {errors.slice(0, 3).map(({ code, kind, message, count, firstSeenAt }) => (
        <li key={`${code} ${kind} ${message} ${firstSeenAt}`}>
          {code !== null && <CodeLink code={code} />} <b>{errorTitle(code) ?? kind}</b>{' '}
          <span>
            {formatCount(count)} of {counted(all, 'error')}
          </span>{' '}
          <code>{message === '' ? 'no message' : message}</code>
        </li>
      ))}
    </S.Causes>
  );
}
