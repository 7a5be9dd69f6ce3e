import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answer, buildUser, fakeApi, refuse } from 'platform/testing';
import { limits, picturePart, removePicture, uploadPicture } from 'shared-contracts';
import { emptyAccount, renderAccount } from '../../testing/render-account';
import { deferred } from '../../testing/render-tab';

const api = fakeApi(...emptyAccount);
const withPicture = buildUser({ profilePicture: '/api/account/picture?v=1' });
const button = (name: string) => screen.getByRole('button', { name });
const picture = () => screen.queryByRole('img', { name: 'A sua fotografia de perfil' });
const png = new File(['png'], 'eu.png', { type: 'image/png' });

function choose(file: File) {
  fireEvent.change(screen.getByLabelText('Ficheiro da fotografia'), { target: { files: [file] } });
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

describe('profile picture', () => {
  it('uploads the selected picture and shows the response', async () => {
    const part = jest.fn();
    api.use(
      answer(uploadPicture, async (request) => {
        const file = (await request.formData()).get(picturePart) as File;
        part(file.name, file.type);
        return withPicture;
      }),
    );
    const { services } = await renderAccount();
    expect(picture()).not.toBeInTheDocument();
    choose(png);
    await waitFor(() => expect(picture()).toHaveAttribute('src', '/api/account/picture?v=1'));
    expect(part).toHaveBeenCalledWith('eu.png', 'image/png');
    expect(services.toast.current()).toMatchObject({ title: 'Fotografia atualizada', variant: 'success' });
  });

  it('opens the file picker by its button', async () => {
    const { user } = await renderAccount();
    const click = jest.spyOn(screen.getByLabelText<HTMLInputElement>('Ficheiro da fotografia'), 'click');
    await user.click(button('Carregar fotografia'));
    expect(click).toHaveBeenCalledTimes(1);
  });

  it.each([
    [new File(['gif'], 'eu.gif', { type: 'image/gif' }), 'Apenas fotografias JPEG, PNG ou WebP são permitidas.'],
    [
      new File([new Uint8Array(limits.pictureBytes + 1)], 'eu.png', { type: 'image/png' }),
      'Tamanho máximo da fotografia é 5MB.',
    ],
  ])('is not uploaded with an invalid type or size (%#)', async (file, text) => {
    const { services } = await renderAccount();
    choose(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(services.toast.current()).toMatchObject({ description: text, variant: 'destructive' });
    expect(api.requests().filter((line) => line.startsWith('PUT'))).toEqual([]);
  });

  it('shows the error of the API', async () => {
    api.use(refuse(uploadPicture, 400, 'picture_unreadable'));
    await renderAccount({ user: withPicture });
    choose(png);
    expect(await screen.findByRole('alert')).toHaveTextContent('Apenas fotografias');
    expect(picture()).toBeInTheDocument();
  });

  it('is removed, and the upload button receives the focus', async () => {
    const release = deferred<typeof withPicture>();
    api.use(answer(removePicture, () => release.promise));
    const { user } = await renderAccount({ user: withPicture });
    await user.dblClick(button('Remover fotografia'));
    release.resolve(buildUser());
    await waitFor(() => expect(button('Carregar fotografia')).toHaveFocus());
    expect(picture()).not.toBeInTheDocument();
    expect(api.requests().filter((line) => line.startsWith('DELETE'))).toHaveLength(1);
  });

  it('shows the initial if the picture cannot be loaded', async () => {
    await renderAccount({ user: withPicture });
    fireEvent.error(picture()!);
    expect(picture()).not.toBeInTheDocument();
    expect(screen.getByText('I')).toBeInTheDocument();
  });
});
