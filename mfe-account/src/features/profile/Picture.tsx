import { useId, useRef, type ChangeEvent } from 'react';
import { apiUrl, Button, Icon, useBrokenImage, useTranslation } from 'platform';
import type { User } from 'shared-contracts';
import { pictureTypes, usePicture } from './usePicture';
import * as S from './Picture.styles';

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
