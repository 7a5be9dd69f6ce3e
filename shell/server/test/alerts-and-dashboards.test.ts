import {
  allExpressions,
  isOfSite,
  seriesOf,
  unknownWords,
  type MetricDefinition,
} from '../../../tools/metrics/expressions.mjs';
import { startSite, stopSites } from './running-site.ts';

afterAll(stopSites);

it('alerts and dashboards of pages use metrics that the HTML server registers, by their labels', async () => {
  const { metrics } = await startSite();
  const known = seriesOf(metrics.registry.getMetricsAsArray() as unknown as MetricDefinition[]);
  const expressions = allExpressions().filter(isOfSite);
  expect(expressions.length).toBeGreaterThan(8);
  expect(expressions.flatMap((one) => unknownWords(one, known))).toEqual([]);
});
