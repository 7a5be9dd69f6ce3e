import { expect, type Locator, type Page } from '@playwright/test';
import type { resume } from './ApplyPage.ts';

/** How a person works: each way has to lead through the same pages. */
export interface Hand {
  name: string;
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** By a button that opens the browser's own dialog. */
  choose(button: Locator, file: ReturnType<typeof resume>): Promise<void>;
}

/** Chooses a file in the browser's own dialog, which `open` opens. */
export async function answerChooser(page: Page, open: () => Promise<void>, file: ReturnType<typeof resume>) {
  const chooser = page.waitForEvent('filechooser');
  // Playwright intercepts dialogs from then on only: without a round trip, the browser may open its own first.
  await page.evaluate(() => null);
  await open();
  await (await chooser).setFiles(file);
}

const pointer: Hand = {
  name: 'by pointer',
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  choose: (button, file) => answerChooser(button.page(), () => button.click(), file),
};

/** Far more than any page has stops. */
const mostStops = 120;

/** Presses Tab until the element has the focus. */
async function tabTo(target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`No way to ${String(target)} by Tab`);
}

const keyboard: Hand = {
  name: 'by keyboard alone',
  async press(target) {
    await tabTo(target);
    await target.page().keyboard.press('Enter');
  },
  async type(field, text) {
    await tabTo(field);
    const keys = field.page().keyboard;
    await keys.press('ControlOrMeta+A');
    await keys.type(text);
  },
  choose: (button, file) => answerChooser(button.page(), () => keyboard.press(button), file),
};

export const hands: readonly Hand[] = [pointer, keyboard];
export { pointer };
