import { expect, type Locator, type Page } from '@playwright/test';

/** A file for a file input. */
export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A user's way of input. */
export interface InputMethod {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Presses a button that opens the browser's file dialog. */
  choose(button: Locator, file: UploadedFile): Promise<void>;
}

/** Chooses a file in the browser's dialog after `open` has opened it. */
async function answerChooser(page: Page, open: () => Promise<void>, file: UploadedFile) {
  const chooser = page.waitForEvent('filechooser');
  // Playwright intercepts dialogs only after a round trip to the browser.
  await page.evaluate(() => null);
  await open();
  await (await chooser).setFiles(file);
}

export const pointer: InputMethod = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  choose: (button, file) => answerChooser(button.page(), () => button.click(), file),
};

/** More than the tab stops of any page. */
const maxStops = 120;

/** Presses Tab until the element has the focus. */
async function tabTo(target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < maxStops; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

/** A user without a pointer. Typing replaces the field's text. `reach`: moves the focus to an element. */
export const keyboard: InputMethod & { reach: (target: Locator) => Promise<void> } = {
  reach: tabTo,
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
