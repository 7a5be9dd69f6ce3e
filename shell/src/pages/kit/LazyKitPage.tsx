import { lazy, Suspense } from 'react';
import { Container, Skeleton } from 'platform';

const KitPage = lazy(async () => {
  const { KitPage: Page } = await import('./KitPage');
  return { default: Page };
});

/** The kit's page, in a separate file: only developers open it. */
export function LazyKitPage() {
  return (
    <Suspense
      fallback={
        <Container>
          <Skeleton height="24rem" shape="tile" />
        </Container>
      }
    >
      <KitPage />
    </Suspense>
  );
}
