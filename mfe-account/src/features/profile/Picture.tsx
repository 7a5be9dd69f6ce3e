import { useId, useRef, type ChangeEvent } from 'react';
import {
  apiUrl,
  Button,
  Icon,
  mutationFromContract,
  useBrokenImage,
  useToast,
  useTranslation,
  useUpdateUser,
} from 'platform';
import { limits, picturePart, removePicture, uploadPicture, type User } from 'shared-contracts';
import { remoteApi } from '../../remote-api';
import { useAction } from '../../components/useAction';
import * as S from './Picture.styles';

const { useRemovePictureMutation, useUploadPictureMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    uploadPicture: mutationFromContract(build, uploadPicture),
    removePicture: mutationFromContract(build, removePicture),
  }),
});

/** Sends the selected picture. A file that the API would reject is not sent. */
function usePicture(onRemoved: () => void) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const updateUser = useUpdateUser();
  const [send] = useUploadPictureMutation();
  const [remove] = useRemovePictureMutation();
  const upload = useAction(t('profile.picture.uploadFailed'));
  const removal = useAction(t('profile.picture.removeFailed'));

  const refuse = (text: string) => {
    upload.setFailure(text);
    show({ title: t('profile.picture.uploadFailed'), description: text, variant: 'destructive' });
  };
  const finish = (user: User, title: string) => {
    updateUser(user);
    show({ title, variant: 'success' });
  };
  return {
    isSending: upload.isBusy,
    isRemoving: removal.isBusy,
    failure: upload.failure ?? removal.failure,
    choose: async (file: File) => {
      removal.setFailure(null);
      const refusal = refusalOf(file);
      if (refusal !== null) return refuse(t(`errors.${refusal}`));
      const call = () => send({ body: pictureForm(file) });
      return upload.run(call, (user) => finish(user, t('profile.picture.uploaded')));
    },
    remove: () => {
      upload.setFailure(null);
      return removal.run(
        () => remove({}),
        (user) => {
          onRemoved();
          finish(user, t('profile.picture.removed'));
        },
      );
    },
  };
}

/** File types that the API accepts; the file picker offers only these. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Error code with which the API would reject a file; null if it would accept it. */
function refusalOf({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!pictureTypes.includes(type)) return 'picture_unreadable';
  return size > limits.pictureBytes ? 'picture_too_large' : null;
}

function pictureForm(file: File): FormData {
  const form = new FormData();
  form.append(picturePart, file, file.name);
  return form;
}

/** The profile's picture. A selected file replaces it immediately. */
export function Picture({ user }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  const uploadButton = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isSending, isRemoving, failure, choose, remove } = usePicture(() => uploadButton.current?.focus());
  const onChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows to select the same file again after a failure.
    target.value = '';
    if (file !== undefined) void choose(file);
  };
  return (
    <S.Row role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-help`}>
      <Shown user={user} />
      <S.Side>
        <strong id={`${id}-title`}>{t('profile.picture.title')}</strong>
        <S.Help id={`${id}-help`}>{t('profile.picture.help')}</S.Help>
        <S.Actions>
          <Button
            ref={uploadButton}
            variant="secondary"
            size="sm"
            busy={isSending}
            onClick={() => input.current?.click()}
          >
            <Icon name="upload" size="sm" />
            {t(user.profilePicture === null ? 'profile.picture.upload' : 'profile.picture.replace')}
          </Button>
          {user.profilePicture !== null && (
            <Button variant="quiet" size="sm" busy={isRemoving} onClick={() => void remove()}>
              {t('profile.picture.remove')}
            </Button>
          )}
        </S.Actions>
        <input
          ref={input}
          hidden
          type="file"
          accept={pictureTypes.join()}
          aria-label={t('profile.picture.file')}
          onChange={onChoose}
        />
        {failure !== null && <S.Problem role="alert">{failure}</S.Problem>}
      </S.Side>
    </S.Row>
  );
}

/** Shows the initial if the picture cannot be loaded. */
function Shown({ user: { profilePicture: address, firstName, username } }: { user: User }) {
  const { t } = useTranslation('mfe-account');
  const { isBroken, imageProps } = useBrokenImage(address);
  const [letter = 'U'] = firstName?.trim() || username;
  return (
    <S.Circle>
      {address !== null && !isBroken ? (
        <img src={apiUrl(address)} alt={t('profile.picture.alt')} {...imageProps} />
      ) : (
        <span aria-hidden="true">{letter.toLocaleUpperCase('pt')}</span>
      )}
    </S.Circle>
  );
}
