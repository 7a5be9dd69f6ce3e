import type { ReactNode } from 'react';
import { EmptyState, usePageMeta, type IllustrationName } from 'platform';

interface NoticeProps {
  illustration: IllustrationName;
  title: string;
  text: string;
  actions?: ReactNode;
}

/** A page that consists of one message. */
export function Notice(props: NoticeProps) {
  usePageMeta({ title: props.title, robots: 'noindex' });
  return <EmptyState heading="h1" {...props} />;
}
