import { lazy, Suspense, type ComponentType } from 'react';
import { Container, Skeleton } from 'platform';

/** A page for engineers or admins, in a file of its own: nobody else loads it. */
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
