import { useToast, useTranslation, useUpdateUser } from 'platform';
import { limits, picturePart, type ErrorCode, type User } from 'shared-contracts';
import { useAction } from '../../components/useAction';
import { useRemovePictureMutation, useUploadPictureMutation } from './profile.api';

/** Sends the selected picture. A file that the API would refuse is not sent. */
export function usePicture(onRemoved: () => void) {
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
  const finish = (user: User, said: string) => {
    updateUser(user);
    show({ title: said, variant: 'success' });
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
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Error code with which the API would refuse a file; null if it would accept it. */
function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): ErrorCode | null {
  if (!pictureTypes.includes(type)) return 'picture_unreadable';
  return size > limits.pictureBytes ? 'picture_too_large' : null;
}

function pictureForm(file: File): FormData {
  const form = new FormData();
  form.append(picturePart, file, file.name);
  return form;
}
