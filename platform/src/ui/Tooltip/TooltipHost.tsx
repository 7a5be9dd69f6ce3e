import { onDemand } from '../overlay/on-demand';
import { useIconButton, type NamedButton } from './useIconButton';

export interface TooltipLayerProps {
  /** The icon button that was hovered or focused last. */
  button: NamedButton | null;
}

/** Loaded on the first hover or keyboard focus, so touch devices do not load it. */
const TooltipLayer = onDemand<TooltipLayerProps>({
  load: async () => (await import(/* webpackChunkName: "tooltips" */ './TooltipLayer')).TooltipLayer,
  isWanted: ({ button }) => button !== null,
  ahead: false,
});

/**
 * Shows tooltips for all icon buttons of the page, across roots and shadow roots, with a shared delay. Rendered once, by the
 * shell.
 */
export function TooltipHost() {
  return <TooltipLayer button={useIconButton()} />;
}
