import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { axe } from 'jest-axe';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import pt from '../../i18n/pt.json';

const i18n = createInstance();
void i18n.init({
  lng: 'pt',
  initAsync: false,
  resources: { pt: { common: pt } },
  interpolation: { escapeValue: false },
});

/** Renders a component in Portuguese, in a router and without platform services. */
export function renderKit(part: ReactNode) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>{children}</MemoryRouter>
    </I18nextProvider>
  );
  return { user: userEvent.setup(), ...render(part, { wrapper }) };
}

/** axe violations of the whole document, including portals, as readable lines. */
export async function accessibilityProblems(): Promise<string[]> {
  const { violations } = await axe(document.body, { rules: { region: { enabled: false } } });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`);
}
