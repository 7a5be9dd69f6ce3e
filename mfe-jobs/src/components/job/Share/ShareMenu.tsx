import { css, Icon, media, styled, useToast, useTranslation, withTexts, type IconName } from 'platform';
import { useEffect, useRef } from 'react';
import type { JobCard } from 'shared-contracts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

export interface ShareMenuProps {
  id: string;
  job: Pick<JobCard, 'title' | 'companyName'>;
  /** Absolute URL of the job's page. */
  url: string;
  side: 'above' | 'below';
  onClose: () => void;
}

const sides = {
  below: css`
    top: 100%;
    left: 0;
  `,
  above: css`
    bottom: calc(100% + var(--space-2));
    right: 0;
  `,
};

const Menu = styled.ul<{ $side: ShareMenuProps['side'] }>`
  position: absolute;
  z-index: var(--z-popover);
  ${({ $side }) => sides[$side]}
  width: max-content;
  min-width: 100%;
  padding: var(--space-2);
  border-radius: var(--radius-md);
  background: var(--color-raised);
  box-shadow: var(--shadow-edge), var(--shadow-3);
`;

const entry = css`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  width: 100%;
  min-height: var(--control-sm);
  padding: 0 var(--space-3);
  border: 0;
  border-radius: var(--radius-sm);
  background: none;
  color: var(--color-text);
  font-size: var(--text-control);
  text-align: left;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--color-hover);
  }

  ${media.touch} {
    min-height: var(--target-min);
  }
`;

const ExternalLink = styled.a`
  ${entry}
`;

const Action = styled.button`
  ${entry}
`;

const withQuery = (address: string, values: Record<string, string>) =>
  `${address}?${Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')}`;

interface Target {
  name: 'whatsapp' | 'linkedin' | 'email';
  icon: IconName;
  href: string;
}

/** Plain links: nothing is loaded from these sites. The other sites show the job's share picture. */
function targetsOf({ title, companyName }: ShareMenuProps['job'], url: string): Target[] {
  const subject = `${title}, ${companyName}`;
  return [
    { name: 'whatsapp', icon: 'chat', href: withQuery('https://wa.me/', { text: `${subject}\n${url}` }) },
    {
      name: 'linkedin',
      icon: 'people',
      href: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
    { name: 'email', icon: 'mail', href: withQuery('mailto:', { subject, body: `${subject}\n\n${url}` }) },
  ];
}

/** Links that share a job, the copy of its address, and the print sheet. */
export const ShareMenu = withTexts('mfe-jobs', { pt, en }, ({ id, job, url, side, onClose }: ShareMenuProps) => {
  const { t } = useTranslation('mfe-jobs');
  const first = useRef<HTMLAnchorElement>(null);
  const copy = useCopyLink();
  useEffect(() => first.current?.focus(), []);
  const print = () => {
    onClose();
    window.print();
  };
  return (
    <Menu id={id} $side={side} aria-label={t('share.title')}>
      {targetsOf(job, url).map(({ name, icon, href }, index) => (
        <li key={name}>
          <ExternalLink
            ref={index === 0 ? first : undefined}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={onClose}
          >
            <Icon name={icon} />
            {t(`share.${name}`)}
          </ExternalLink>
        </li>
      ))}
      <li>
        <Action type="button" onClick={() => void copy(url).then(onClose)}>
          <Icon name="file" />
          {t('share.copy')}
        </Action>
      </li>
      <li>
        <Action type="button" onClick={print}>
          <Icon name="external" />
          {t('share.print')}
        </Action>
      </li>
    </Menu>
  );
});

function useCopyLink(): (url: string) => Promise<void> {
  const { t } = useTranslation('mfe-jobs');
  const { show } = useToast();
  return async (url) => {
    try {
      await navigator.clipboard.writeText(url);
      show({ title: t('detail.shared'), variant: 'success' });
    } catch {
      show({ title: t('detail.shareFailed'), variant: 'destructive' });
    }
  };
}
