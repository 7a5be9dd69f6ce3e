import { act, screen } from '@testing-library/react';
import { payUnitKey, setPayUnit } from 'platform/jobs';
import { renderWithPlatform } from 'platform/testing';
import type { JobFilter } from 'shared-contracts';
import { remoteWithTexts } from '../../../testing/remote-with-texts';
import { MinPayField } from './MinPayField';

beforeEach(() => act(() => setPayUnit('month')));

function show(value = '') {
  const onApply = jest.fn<void, [Pick<JobFilter, 'minPay'>]>();
  const field = <MinPayField value={value} onApply={onApply} formId="f" />;
  const { user } = renderWithPlatform(field, { remotes: [remoteWithTexts] });
  return { onApply, user, field: screen.getByRole('textbox', { name: 'Vencimento mínimo' }) };
}

describe('MinPayField', () => {
  it.each([
    ['', '1200', '1200'],
    ['', '1 200 €', '1200'],
    ['', '1.200,50', '1200'],
    ['1200', '', ''],
    ['1200', '0', ''],
    ['16800-year', '17000', '17000-year'],
  ])('from %p, applies %p on Enter as %p, once', async (value, typed, minPay) => {
    const { user, field, onApply } = show(value);
    await user.clear(field);
    await user.type(field, `${typed}{Enter}`);
    expect(onApply.mock.calls).toEqual([[{ minPay }]]);
  });

  it('applies when the field is left, only if the amount changed', async () => {
    const { user, field, onApply } = show('1200');
    await user.click(field);
    await user.tab();
    expect(onApply).not.toHaveBeenCalled();
    await user.type(field, '0');
    await user.tab();
    expect(onApply).toHaveBeenCalledWith({ minPay: '12000' });
  });

  it.each(['mil', '12345678', '-5'])('keeps %p and shows an error', async (typed) => {
    const { user, field, onApply } = show();
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription('Introduza um valor em euros, só com algarismos');
    expect(onApply).not.toHaveBeenCalled();
  });

  it('reads and shows amounts in English', async () => {
    const onApply = jest.fn();
    const shown = <MinPayField value="1200" onApply={onApply} formId="f" />;
    const { user } = renderWithPlatform(shown, { remotes: [remoteWithTexts], language: 'en' });
    const field = screen.getByRole('textbox', { name: 'Minimum pay' });
    expect(field).toHaveValue('1,200');
    await user.clear(field);
    await user.type(field, '€1,300.50{Enter}');
    expect(onApply).toHaveBeenCalledWith({ minPay: '1300' });
  });

  it('shows an error for an invalid amount of the address', () => {
    const { field } = show('much');
    expect(field).toHaveValue('much');
    expect(field).toBeInvalid();
  });

  it('changes the unit of the amount and of pay on the whole site', async () => {
    const { user, onApply } = show('1200');
    await user.click(screen.getByRole('button', { name: 'por ano' }));
    expect(onApply).toHaveBeenCalledWith({ minPay: '16800-year' });
    expect(localStorage.getItem(payUnitKey)).toBe('year');
    expect(document.documentElement.dataset['pay']).toBe('year');
  });

  it('uses the chosen unit for a new amount', async () => {
    const { user, field, onApply } = show();
    await user.click(screen.getByRole('button', { name: 'por ano' }));
    expect(screen.getByRole('button', { name: 'por ano', pressed: true })).toBeInTheDocument();
    await user.type(field, '20000{Enter}');
    expect(onApply.mock.calls).toEqual([[{ minPay: '20000-year' }]]);
  });
});
