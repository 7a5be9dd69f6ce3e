import { Badge } from 'platform';
import { Cell, Row, Table, TitleCell } from 'platform/tables';
import { docsData } from './docs-data';
import { formatValue, metrics } from './metrics';
import { formatList } from './words';
import * as S from './TeamsPage.styles';

const columns = ['Alert', 'Severity', 'Holds for', 'Condition'].map((name) => ({ name }));
const limits = metrics.map((metric) => `${metric.alertLabel} ${formatValue(metric.limit, metric)}`);

/** The alert rules of the site's Prometheus, and the budgets that they compare with. */
export function AlertsView() {
  return (
    <>
      <S.Top>
        <p>
          Rules of <code>docs/alerts/remotes.rules.yml</code>, per remote, version and group. A remote without limits of
          its own has these: {formatList(limits)}. The charts show them as dashed lines.
        </p>
      </S.Top>
      <Table caption="Alert rules" columns={columns}>
        {docsData.alertRules.map(({ name, severity, wait, condition }) => (
          <Row key={name}>
            <TitleCell>{name}</TitleCell>
            <Cell>
              <Badge tone={severity === 'page' ? 'danger' : 'warning'} icon="bell">
                {severity}
              </Badge>
            </Cell>
            <Cell data-label="Holds for">{wait === '' ? 'no time' : wait}</Cell>
            <Cell>
              <code>{condition}</code>
            </Cell>
          </Row>
        ))}
      </Table>
    </>
  );
}
