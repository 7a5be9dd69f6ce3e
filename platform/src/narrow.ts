// For isolated remotes, which bundle it. Nothing here reaches the page but through the narrow platform.
export { useTranslation } from 'react-i18next';
export { createIsolatedRemote, type IsolatedMountProps } from './remote/create-isolated-remote';
export type { NarrowPlatform, Readable } from './remote/narrow-platform';
export type { Session } from './services/session/session';
export type { ToastMessage } from './services/toast/toast';
export { Button } from './ui/Button/Button';
export { Card } from './ui/Card/Card';
export { Dialog } from './ui/Dialog/Dialog';
export { EmptyState } from './ui/EmptyState/EmptyState';
export { ErrorPanel } from './ui/ErrorPanel/ErrorPanel';
export { Field } from './ui/Field/Field';
export { Skeleton } from './ui/Skeleton/Skeleton';
export { TextArea } from './ui/TextArea/TextArea';
