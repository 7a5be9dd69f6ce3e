import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as yup from 'yup';
import { useState } from 'react';
import type { FormSubmission } from 'shared-contracts';
import { renderWithPlatform } from '../testing/render-with-platform';
import { Field } from '../ui/Field/Field';
import { FormProblems } from './FormProblems';
import { useForm, useSubmission, type SendOutcome } from './use-form';

const schema = yup.object({ name: yup.string().required('Falta o nome'), city: yup.string() });

interface FormProps {
  send?: () => Promise<SendOutcome>;
  isHandled?: (error: unknown) => boolean;
}

function Form({ send = async () => ({}), isHandled = () => false }: FormProps) {
  const { formProps, submitProps, inputProps, isSent, values, ...problems } = useForm({
    form: 'place',
    namespace: 'mfe-test',
    initial: { name: '', city: '', isOpen: false, areas: [] as readonly string[] },
    schema,
    failureTitle: 'Não foi possível enviar',
    send,
    isHandled,
  });
  return (
    <form {...formProps} aria-label="place">
      {isSent && <p>Enviado</p>}
      <FormProblems {...problems} failureTitle="Não foi possível enviar" />
      <Field {...inputProps('name')} label="Nome" />
      <Field {...inputProps('city')} label="Cidade" />
      <output>{JSON.stringify([values.isOpen, values.areas])}</output>
      <button {...{ ...submitProps, busy: undefined }}>Enviar</button>
    </form>
  );
}

const values = { name: 'Ana', city: 'Faro', isOpen: true, areas: ['a', 'b'] };
const refusalOf = (code: string, fields: Record<string, string> = {}) => ({
  status: 400,
  data: { error: code, message: 'Recusado.', code: code as 'bad_request', fields },
});
const answered = (submission: Partial<FormSubmission>) => ({
  context: { submission: { form: 'place', values, refusal: null, ...submission } },
});
const field = (name: string) => screen.getByRole('textbox', { name });

it('can be posted without scripts and contains its name', () => {
  renderWithPlatform(<Form />);
  expect(screen.getByRole('form')).toHaveAttribute('method', 'post');
  const button = screen.getByRole('button');
  expect([button.getAttribute('type'), button.getAttribute('name'), button.getAttribute('value')]).toEqual([
    'submit',
    'form',
    'place',
  ]);
});

it('is sent once on a double click, even if the response arrives between the clicks', async () => {
  const send = jest.fn(() => Promise.resolve({}));
  const { user } = renderWithPlatform(<Form send={send} />);
  await user.type(field('Nome'), 'Ana');
  await user.click(screen.getByRole('button'));
  await screen.findByText('Enviado');
  fireEvent.click(screen.getByRole('button'), { detail: 2 });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

describe('a form posted without scripts', () => {
  it('starts with the submitted values and one field error', () => {
    renderWithPlatform(<Form />, answered({ refusal: refusalOf('validation_failed', { city: 'Não há tal cidade' }) }));
    expect([field('Nome'), field('Cidade')].map((one) => (one as HTMLInputElement).value)).toEqual(['Ana', 'Faro']);
    expect(screen.getByRole('status')).toHaveTextContent('[true,["a","b"]]');
    expect(field('Cidade')).toHaveAccessibleDescription('Não há tal cidade');
    expect(field('Cidade')).toHaveFocus();
  });

  it('lists several errors', () => {
    const fields = { name: 'Nome curto', city: 'Não há tal cidade' };
    renderWithPlatform(<Form />, answered({ refusal: refusalOf('validation_failed', fields) }));
    const alert = screen.getByRole('alert');
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(Object.values(fields));
    expect(alert).toHaveFocus();
  });

  it('shows the submission error without a toast', () => {
    const { services } = renderWithPlatform(<Form />, answered({ refusal: refusalOf('forbidden') }));
    expect(screen.getByRole('alert')).toHaveTextContent('Recusado.');
    expect(services.toast.current()).toBeNull();
  });

  it('does not show errors that the page handles', () => {
    renderWithPlatform(<Form isHandled={() => true} />, answered({ refusal: refusalOf('forbidden') }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Nome')).toHaveValue('Ana');
  });

  it('is sent', () => {
    renderWithPlatform(<Form />, answered({ values: {} }));
    expect(screen.getByText('Enviado')).toBeInTheDocument();
    expect(field('Nome')).toHaveValue('');
  });

  it('ignores values of another type', () => {
    renderWithPlatform(
      <Form />,
      answered({ values: { name: ['Ana'], isOpen: 'on', areas: 'a' }, refusal: refusalOf('x') }),
    );
    expect(field('Nome')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('[false,[]]');
  });

  it('clears the submission error when it is sent again', async () => {
    const { user } = renderWithPlatform(<Form />, answered({ refusal: refusalOf('forbidden') }));
    await user.click(screen.getByRole('button'));
    expect(await screen.findByText('Enviado')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('is empty if another form was submitted', () => {
  renderWithPlatform(<Form />, answered({ form: 'other' }));
  expect(field('Nome')).toHaveValue('');
});

it('is empty when it is mounted again', async () => {
  function Page() {
    const [round, setRound] = useState(0);
    return (
      <>
        <Form key={round} />
        <button onClick={() => setRound(round + 1)}>Outra vez</button>
      </>
    );
  }
  const { user } = renderWithPlatform(<Page />, answered({ refusal: refusalOf('forbidden') }));
  expect(field('Nome')).toHaveValue('Ana');
  await user.click(screen.getByRole('button', { name: 'Outra vez' }));
  expect(field('Nome')).toHaveValue('');
});

it('returns the same submission to several components of a page', () => {
  const Part = () => <p>{useSubmission('place')?.form ?? 'nada'}</p>;
  const parts = [<Part key="one" />, <Part key="another" />];
  renderWithPlatform(<>{parts}</>, answered({}));
  expect(screen.getAllByText('place')).toHaveLength(2);
});
