import type { ButtonVariant, IconName } from 'platform';
import type { FlipAction, ManagedRemote, RemoteEffects } from 'shared-contracts';
import { counted, formatCount, formatList, formatRoutes, shortVersion } from './words';

/** A flip that the state of a remote allows, with its texts. */
export interface OfferedFlip {
  action: FlipAction;
  icon: IconName;
  variant: ButtonVariant;
  /** Of the button that opens the dialog. */
  label: string;
  /** What it does, beside the button. */
  effect: string;
  /** Question of the dialog. */
  title: string;
  /** What happens, in the dialog. */
  consequences: readonly string[];
  /** Of the button that closes the dialog without a flip. */
  keep: string;
  /** Of the button that flips. */
  confirm: string;
  isDangerous: boolean;
}

const soon = 'Within 30 s, for every visitor:';
export const flipIntroduction = soon;

/** The flips that the page offers for a remote, the main one first. */
export function offeredFlips(remote: ManagedRemote): OfferedFlip[] {
  if (remote.off !== null) return [switchOn(remote)];
  const { canary, stable, previous } = remote;
  const [before] = previous;
  if (canary !== null) {
    const versions = { next: shortVersion(canary.version, stable), current: shortVersion(stable, canary.version) };
    return [promote(remote, versions), abort(remote, versions), switchOff(remote)];
  }
  return [...(before === undefined ? [] : [rollback(remote, before)]), switchOff(remote)];
}

interface CanaryVersions {
  next: string;
  current: string;
}

function promote({ id, status, canary }: ManagedRemote, { next, current }: CanaryVersions): OfferedFlip {
  const isJudged = status === 'ready';
  const { views, minimumViews } = canary!.verdict;
  const seen = `${formatCount(Math.min(views.canary, views.control))} of ${counted(minimumViews, 'view')} in each group`;
  const doubt = status === 'too-few-views' ? `Not judged yet: ${seen}.` : 'Not judged yet: no verdict is certain.';
  const everyone = `Everyone gets ${next}; open pages at their next navigation.`;
  const ready = `${current} stays ready to go back to.`;
  return {
    action: 'promote',
    icon: 'upload',
    variant: isJudged ? 'primary' : 'secondary',
    label: isJudged ? `Promote ${next}…` : 'Promote anyway…',
    effect: isJudged ? `${everyone} ${ready}` : `${doubt} The log will say that it was not judged.`,
    title: `Promote ${id} ${next}?`,
    consequences: [everyone, ready, ...(isJudged ? [] : [doubt])],
    keep: 'Keep the canary',
    confirm: isJudged ? `Promote ${next}` : `Promote ${next} anyway`,
    isDangerous: !isJudged,
  };
}

function abort({ id }: ManagedRemote, { next, current }: CanaryVersions): OfferedFlip {
  return {
    action: 'abort',
    icon: 'arrowLeft',
    variant: 'secondary',
    label: 'Abort the canary…',
    effect: `Everyone gets ${current} within 30 s. ${next} may be tried again.`,
    title: `Abort the canary of ${id}?`,
    consequences: [`Everyone gets ${current}.`, `The canary of ${next} ends without a verdict; it may be tried again.`],
    keep: 'Keep the canary',
    confirm: 'Abort the canary',
    isDangerous: true,
  };
}

function rollback({ id, stable }: ManagedRemote, before: string): OfferedFlip {
  const target = shortVersion(before, stable);
  return {
    action: 'rollback',
    icon: 'arrowLeft',
    variant: 'quiet',
    label: `Back to ${target}…`,
    effect: `Everyone gets ${target} within 30 s.`,
    title: `Take ${id} back to ${target}?`,
    consequences: [`Everyone gets ${target}; open pages at their next navigation.`],
    keep: `Keep ${shortVersion(stable, before)}`,
    confirm: `Go back to ${target}`,
    isDangerous: true,
  };
}

function switchOff({ id, effects, canary, stable }: ManagedRemote): OfferedFlip {
  const { routes, viewsLastHour } = effects;
  const answers = `${formatList(routes)} answer${routes.length === 1 ? 's' : ''} 503 with a way on.`;
  const views = `In the last hour ${routes.length === 1 ? 'it' : 'they'} had ${counted(viewsLastHour, 'view')}.`;
  const removal = removalOf(effects);
  return {
    action: 'off',
    icon: 'hide',
    variant: 'dangerQuiet',
    label: `Switch off ${id}…`,
    effect: offEffect(effects),
    title: `Switch off ${id}?`,
    consequences: [
      ...(routes.length === 0 ? [] : [`${answers} ${views}`]),
      ...(removal === null ? [] : [`${removal} from the site.`]),
      ...(canary === null
        ? []
        : [`The canary of ${shortVersion(canary.version, stable)} stops; it goes on when ${id} is switched on.`]),
      'The other remotes stay as they are.',
    ],
    keep: 'Keep it on',
    confirm: `Switch off ${id}`,
    isDangerous: true,
  };
}

function switchOn({ id, stable, effects: { routes } }: ManagedRemote): OfferedFlip {
  const version = shortVersion(stable);
  const again = (names: string) =>
    routes.length === 0 ? 'It is on the site again.' : `${names} ${routes.length === 1 ? 'is' : 'are'} answered again.`;
  return {
    action: 'on',
    icon: 'check',
    variant: 'secondary',
    label: `Switch on ${version}…`,
    effect: again(formatRoutes(routes)),
    title: `Switch on ${id} ${version}?`,
    consequences: [again(formatList(routes)), 'Its links and slots are back.'],
    keep: 'Keep it off',
    confirm: `Switch on ${id}`,
    isDangerous: false,
  };
}

/** `2 links and 1 slot are removed`; null if it has none. Slots of links are counted as links. */
function removalOf({ slots, nav }: RemoteEffects): string | null {
  const links = nav.length;
  const others = slots.filter((slot) => nav.every((item) => item.slot !== slot)).length;
  if (links + others === 0) return null;
  const places = [...(links === 0 ? [] : [counted(links, 'link')]), ...(others === 0 ? [] : [counted(others, 'slot')])];
  return `${formatList(places)} ${links + others === 1 ? 'is' : 'are'} removed`;
}

function offEffect(effects: RemoteEffects): string {
  const { routes } = effects;
  const pages = routes.length === 0 ? null : `${formatRoutes(routes)} answer${routes.length === 1 ? 's' : ''} 503`;
  const changes = [pages, removalOf(effects)].filter((change) => change !== null);
  return changes.length === 0 ? 'Nothing of it is shown.' : `${changes.join('; ')}. Nothing else changes.`;
}
