import { Icon, Illustration, media, styled, useTranslation, type IconName } from 'platform';

const Panel = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-6);
  padding: var(--space-12) clamp(var(--space-6), 5vw, var(--space-16));
  background: var(--color-brand-soft);

  ${media.below.large} {
    padding: var(--space-8) var(--gutter);
  }
`;

const Blurbs = styled.ul`
  display: grid;
  gap: var(--space-6);

  li {
    display: grid;
    grid-template-columns: var(--target-min) minmax(0, 1fr);
    gap: var(--space-3);
    overflow-wrap: anywhere;
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  width: var(--target-min);
  height: var(--target-min);
  border-radius: var(--radius-md);
  background: var(--color-surface);
  color: var(--color-brand-soft-text);
`;

const Title = styled.h3`
  font-size: var(--text-lg);
`;

const Text = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-sm);
`;

/** The benefits of an account. */
const blurbs = [
  ['resumes', 'file'],
  ['saved', 'bookmark'],
  ['interviews', 'calendar'],
  ['alerts', 'bell'],
] as const satisfies readonly (readonly [string, IconName])[];

export function Pitch() {
  const { t } = useTranslation('mfe-account');
  return (
    <Panel aria-labelledby="auth-pitch">
      <h2 id="auth-pitch">{t('auth.pitch.title')}</h2>
      <Blurbs>
        {blurbs.map(([blurb, icon]) => (
          <li key={blurb}>
            <Tile>
              <Icon name={icon} size="lg" />
            </Tile>
            <div>
              <Title>{t(`auth.pitch.${blurb}.title`)}</Title>
              <Text>{t(`auth.pitch.${blurb}.text`)}</Text>
            </div>
          </li>
        ))}
      </Blurbs>
      <Illustration name="application-sent" size="large" />
    </Panel>
  );
}
