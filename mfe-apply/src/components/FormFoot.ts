import { media, styled } from 'platform';

/** Back and continue buttons: at the end of a dialog; on pages, sticky at the bottom of small screens. */
export const FormFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  justify-content: space-between;
  padding-top: var(--space-5);
  border-top: var(--border-hair) solid var(--color-border);

  > :only-child {
    margin-left: auto;
  }

  ${media.below.medium} {
    position: sticky;
    bottom: var(--tabbar-space);
    z-index: var(--z-sticky);
    padding-block: var(--space-3) calc(var(--space-3) + env(safe-area-inset-bottom));
    background: var(--color-canvas);

    > :last-child {
      flex: 1;
    }

    [role='dialog'] & {
      position: static;
      background: none;
    }
  }

  ${media.short} {
    position: static;
  }

  ${media.below.small} {
    > :is(a, button) {
      padding-inline: var(--space-3);
    }
  }
`;
