import { lazy, Suspense, type ComponentType } from 'react';
import { Container, Skeleton } from 'platform';

/** A page for engineers or admins, in a separate file, which is loaded on that page only. */
export function lazyTool(load: () => Promise<ComponentType>): ComponentType {
  const Tool = lazy(async () => ({ default: await load() }));
  return function LazyTool() {
    return (
      <Suspense
        fallback={
          <Container>
            <Skeleton height="24rem" shape="tile" />
          </Container>
        }
      >
        <Tool />
      </Suspense>
    );
  };
}
