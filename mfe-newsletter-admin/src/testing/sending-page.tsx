import { screen, within } from '@testing-library/react';
import { renderPage } from './render-page';

export const subject = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Assunto' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
/** The label includes the number of recipients if it is known. */
export const sendButton = () => button(/^Enviar (campanha|a .+ pessoas?)$/);
/** Year of the first of July to come, which the form takes: summer time in Lisbon. */
export const july = new Date().getFullYear() + (new Date().getMonth() >= 6 ? 1 : 0);
export const question = () => screen.findByRole('alertdialog');
export const answerWith = async (name: string) => within(await question()).getByRole('button', { name });

/** The send tab, after 2,314 recipients were counted. */
export async function openSending(...page: Parameters<typeof renderPage>) {
  const result = renderPage(...page);
  await screen.findByText(/^2.314 (pessoas|people)/);
  return result;
}
