import { Button, Icon, IconButton, media, onDemand, styled, useTranslation } from 'platform';
import { shareOnDevice } from 'platform/jobs';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { jobHref, type JobCard } from 'shared-contracts';
import { usePageUrl } from '../../usePageUrl';
import type { ShareMenuProps } from './ShareMenu';

type SharedJob = ShareMenuProps['job'] & Pick<JobCard, 'slug'>;

const ShareMenu = onDemand<ShareMenuProps>({
  load: async () => (await import(/* webpackChunkName: "job-tools" */ './ShareMenu')).ShareMenu,
  isWanted: () => true,
  onFailure: ({ onClose }) => onClose(),
});

/** Hidden without JavaScript, which sharing requires. */
const Place = styled.div`
  position: relative;
  display: grid;

  ${media.withoutScript} {
    display: none;
  }
`;

/**
 * Opens the share sheet of the app or the browser, else, or if that fails, a menu.
 * `side`: where the menu opens, relative to the button.
 */
function useShare(job: SharedJob, side: ShareMenuProps['side']) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const url = usePageUrl()(jobHref(job));
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const closeAndReturn = () => {
    close();
    place.current?.querySelector('button')?.focus();
  };
  useClosedFromOutside(place, isOpen, close);
  const share = async () => {
    if (isOpen) return close();
    try {
      await shareOnDevice({ title: job.title, url });
    } catch {
      setOpen(true);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    closeAndReturn();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !place.current?.contains(relatedTarget)) close();
  };
  return {
    frame: { ref: place, onKeyDown, onBlur },
    trigger: {
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? id : undefined,
      onClick: () => void share(),
    },
    menu: isOpen && <ShareMenu id={id} job={job} url={url} side={side} onClose={closeAndReturn} />,
  };
}

function useClosedFromOutside(place: { current: HTMLElement | null }, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  });
}

export function ShareButton({ job }: { job: SharedJob }) {
  const { t } = useTranslation('mfe-jobs');
  const { frame, trigger, menu } = useShare(job, 'below');
  return (
    <Place {...frame}>
      <Button variant="quiet" size="sm" {...trigger}>
        <Icon name="share" size="sm" />
        {t('detail.share')}
      </Button>
      {menu}
    </Place>
  );
}

export function ShareIconButton({ job }: { job: SharedJob }) {
  const { t } = useTranslation('mfe-jobs');
  const { frame, trigger, menu } = useShare(job, 'above');
  return (
    <Place {...frame}>
      <IconButton variant="outline" label={t('detail.shareNamed', { title: job.title })} {...trigger}>
        <Icon name="share" />
      </IconButton>
      {menu}
    </Place>
  );
}
