import type { ReactNode } from 'react';
import { Card, Skeleton, Stack, useTranslation, VisuallyHidden } from 'platform/narrow';

/** Placeholder in the shape of loading content, announced to screen readers. */
export function Loading({ children }: { children: ReactNode }) {
  const { t } = useTranslation('mfe-newsletter-admin');
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Labels with fields, and a button. */
export function FieldsSkeleton({ labels }: { labels: readonly string[] }) {
  return (
    <Stack>
      {labels.map((width) => (
        <Stack key={width} $gap={2}>
          <Skeleton width={width} />
          <Skeleton height="var(--control-md)" shape="tile" />
        </Stack>
      ))}
    </Stack>
  );
}

/** A card with a title and lines of text. */
export function CardSkeleton({ lines }: { lines: readonly string[] }) {
  return (
    <Card>
      <Stack $gap={4}>
        <Skeleton width="10em" height="1.25em" />
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Stack>
    </Card>
  );
}
