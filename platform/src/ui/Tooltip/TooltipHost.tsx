import { onDemand } from '../overlay/on-demand';
import { useIconButton, type NamedButton } from './useIconButton';

export interface TooltipLayerProps {
  /** The icon button that was pointed at or reached last. */
  button: NamedButton | null;
}

/** Whoever has no pointer and no keyboard never needs its code. */
const TooltipLayer = onDemand<TooltipLayerProps>({
  load: async () => (await import(/* webpackChunkName: "tooltips" */ './TooltipLayer')).TooltipLayer,
  isWanted: ({ button }) => button !== null,
  ahead: false,
});

/**
 * Shows the name of any icon button of the page, whichever root or shadow root it stands in: they all share the one delay.
 * The shell has one.
 */
export function TooltipHost() {
  return <TooltipLayer button={useIconButton()} />;
}
