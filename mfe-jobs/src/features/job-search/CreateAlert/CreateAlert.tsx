import { Button, Icon, media, onDemand, styled, useTranslation } from 'platform';
import { useState, type MouseEvent } from 'react';
import {
  activeFilters,
  toJobSearchParams,
  toSavedSearchQuery,
  type JobFilter,
  type JobSearchPage,
} from 'shared-contracts';
import { useFilterWords } from '../useFilterWords';
import type { AlertSignupProps } from './AlertSignupDialog';
import { useSavedAlert } from './useSavedAlert';

/** Dialog in which a visitor enters an address for the alert. Its code is loaded at the first click. */
const AlertSignup = onDemand<AlertSignupProps>({
  load: async () => (await import(/* webpackChunkName: "search-fields" */ './AlertSignupDialog')).AlertSignupDialog,
  isWanted: ({ open }) => open,
  onFailure: ({ onOpenChange }) => onOpenChange(false),
  ahead: false,
});

/** Hidden without JavaScript, where it would have no effect. */
const Frame = styled.div`
  ${media.below.large} {
    grid-column: 3;
    grid-row: 1;

    button {
      width: var(--control-sm);
      padding: 0;
    }
  }

  ${media.withoutScript} {
    display: none;
  }
`;

/** Below 1024 px only the icon is visible. */
const Label = styled.span`
  ${media.below.large} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

interface CreateAlertProps {
  filter: JobFilter;
  page: JobSearchPage | undefined;
}

/** Saves the current search as an alert: immediately for a signed-in user, by e-mail confirmation for a visitor. */
export function CreateAlert({ filter, page }: CreateAlertProps) {
  const { t } = useTranslation('mfe-jobs');
  const words = useFilterWords(page);
  const [isOpen, setOpen] = useState(false);
  const search = toSavedSearchQuery(toJobSearchParams(filter).toString(), page?.places);
  const { isSaved, isBusy, create } = useSavedAlert(search, () => setOpen(true));
  // The second click of a double click would replace the toast with the undo action by "already saved".
  const createOnce = ({ detail }: MouseEvent) => detail < 2 && create();
  const named = activeFilters(filter).map(({ name, value }) => words.value(name, value));
  return (
    <Frame>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={createOnce}>
        {!isBusy && <Icon name={isSaved ? 'check' : 'bell'} size="sm" />}
        <Label>{t(isSaved ? 'alert.saved' : 'alert.create')}</Label>
      </Button>
      <AlertSignup
        open={isOpen}
        onOpenChange={setOpen}
        search={search}
        words={named.length === 0 ? t('alert.everything') : named.join(' · ')}
      />
    </Frame>
  );
}
