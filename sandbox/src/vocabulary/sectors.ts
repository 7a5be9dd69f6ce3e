import { administrative } from './sectors/administrative.ts';
import { cleaning } from './sectors/cleaning.ts';
import { construction } from './sectors/construction.ts';
import { customerService } from './sectors/customer-service.ts';
import { design } from './sectors/design.ts';
import { education } from './sectors/education.ts';
import { engineering } from './sectors/engineering.ts';
import { finance } from './sectors/finance.ts';
import { health } from './sectors/health.ts';
import { hospitality } from './sectors/hospitality.ts';
import { humanResources } from './sectors/human-resources.ts';
import { legal } from './sectors/legal.ts';
import { logistics } from './sectors/logistics.ts';
import { manufacturing } from './sectors/manufacturing.ts';
import { marketing } from './sectors/marketing.ts';
import { realEstate } from './sectors/real-estate.ts';
import { retail } from './sectors/retail.ts';
import { sales } from './sectors/sales.ts';
import { technology } from './sectors/technology.ts';
import { transport } from './sectors/transport.ts';
import type { Sector } from './vocabulary.types.ts';

/** The categories of the HR backend. */
export const sectors: readonly Sector[] = [
  technology,
  design,
  marketing,
  sales,
  customerService,
  finance,
  hospitality,
  health,
  engineering,
  construction,
  logistics,
  manufacturing,
  administrative,
  humanResources,
  education,
  retail,
  transport,
  cleaning,
  realEstate,
  legal,
];
