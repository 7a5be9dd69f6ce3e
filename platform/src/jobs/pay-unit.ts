import { payUnits, type PayUnit } from 'shared-contracts';
import { deviceChoice } from './device-choice';

/** Key of the pay unit in localStorage. */
export const payUnitKey = 'ui-pay';

const payUnit = deviceChoice<PayUnit>({ key: payUnitKey, values: payUnits, attribute: 'pay' });

/** Shows pay in this unit on all pages of this browser. */
export const setPayUnit = payUnit.set;

/** The unit in which pay is shown. */
export const usePayUnit = payUnit.useChoice;
