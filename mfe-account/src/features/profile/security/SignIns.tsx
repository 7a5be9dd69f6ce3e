import { useId, useRef } from 'react';
import { Skeleton, useSessionEndOn, useTranslation } from 'platform';
import { LoadFailure } from '../../../components/LoadFailure';
import { EndAllSignIns } from './EndAllSignIns';
import { useListSignInsQuery } from './security.api';
import { SignInRow } from './SignInRow';
import * as S from './Settings.styles';

const everything = {};

/** Where the person is signed in. The device that asks is always one of them, so there is no empty list. */
export function SignIns() {
  const { t } = useTranslation('mfe-account');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const query = useListSignInsQuery(everything);
  const { data, error } = query;
  useSessionEndOn(error);
  return (
    <S.Section aria-labelledby={id}>
      <S.Head>
        <h2 id={id} ref={title} tabIndex={-1}>
          {t('security.signIns.title')}
        </h2>
        <EndAllSignIns />
      </S.Head>
      {data === undefined && error === undefined && <Skeleton height="var(--logo-xl)" shape="tile" />}
      {data === undefined && error !== undefined && (
        <LoadFailure title={t('security.signIns.error')} query={query} headingId={id} />
      )}
      {data !== undefined && (
        <S.Sheet as="ul">
          {data.map((signIn) => (
            <SignInRow key={signIn.id} signIn={signIn} onEnded={() => title.current?.focus()} />
          ))}
        </S.Sheet>
      )}
    </S.Section>
  );
}
