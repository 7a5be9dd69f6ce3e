import type { ComponentType } from 'react';
import { Badge, Button, ButtonLink, IconButton, Icon, Note, Skeleton } from 'platform';
import type { ExampleProps } from './example';
import * as actions from './examples/Actions';
import * as controls from './examples/Controls';
import * as feedback from './examples/Feedback';
import * as fields from './examples/Fields';
import * as overlays from './examples/Overlays';

/** How the states of a part are shown: a row for each value of `rows`, a column for each of `flags`. */
export interface PartStates {
  /** A prop whose type is a union of literals; its values are read from the source. */
  rows: string;
  /** Boolean props. */
  flags: readonly string[];
  /** Values of `rows` that are only used on green. */
  onGreen?: readonly string[];
  render: (props: object) => React.ReactNode;
}

export interface KitPart {
  name: string;
  Example: ComponentType<ExampleProps>;
  /** `flow` places the parts of the example side by side, `stack` below each other. */
  layout: 'flow' | 'stack';
  states: PartStates | null;
}

const part = (name: string, Example: ComponentType<ExampleProps>, states: PartStates | null = null): KitPart => ({
  name,
  Example,
  layout: 'flow',
  states,
});

const stacked = (name: string, Example: ComponentType<ExampleProps>, states: PartStates | null = null): KitPart => ({
  ...part(name, Example, states),
  layout: 'stack',
});

const onGreen = ['sun', 'chrome', 'paper'];

const buttonStates: PartStates = {
  rows: 'variant',
  flags: ['busy', 'disabled'],
  onGreen,
  render: (props) => (
    <Button size="sm" {...props}>
      Guardar
    </Button>
  ),
};

const buttonLinkStates: PartStates = {
  rows: 'variant',
  flags: [],
  onGreen,
  render: (props) => (
    <ButtonLink to="/jobs" size="sm" {...props}>
      Ver ofertas
    </ButtonLink>
  ),
};

const iconButtonStates: PartStates = {
  rows: 'variant',
  flags: ['aria-pressed', 'disabled'],
  render: (props) => (
    <IconButton label="Guardar" {...props}>
      <Icon name="bookmark" />
    </IconButton>
  ),
};

const badgeStates: PartStates = {
  rows: 'tone',
  flags: [],
  render: (props) => (
    <Badge icon="clock" {...props}>
      Estado
    </Badge>
  ),
};

const noteStates: PartStates = {
  rows: 'tone',
  flags: [],
  render: (props) => (
    <Note title="Título" {...props}>
      Texto da nota.
    </Note>
  ),
};

const skeletonStates: PartStates = {
  rows: 'shape',
  flags: [],
  render: (props) => <Skeleton width="6rem" height="3rem" {...props} />,
};

export const kitGroups: readonly { title: string; parts: readonly KitPart[] }[] = [
  {
    title: 'Actions',
    parts: [
      part('Button', actions.ButtonExample, buttonStates),
      part('ButtonLink', actions.ButtonLinkExample, buttonLinkStates),
      part('IconButton', actions.IconButtonExample, iconButtonStates),
      part('Link', actions.LinkExample),
      part('Chip', actions.ChipExample),
      part('DropdownMenu', controls.DropdownMenuExample),
    ],
  },
  {
    title: 'Fields',
    parts: [
      stacked('Field', fields.FieldExample),
      stacked('TextArea', fields.TextAreaExample),
      stacked('Select', fields.SelectExample),
      stacked('Checkbox', fields.CheckboxExample),
      stacked('Radio', fields.RadioExample),
      stacked('Switch', fields.SwitchExample),
      stacked('FieldSet', fields.FieldSetExample),
      stacked('OptionRow', fields.OptionRowExample),
      stacked('SearchBar', fields.SearchBarExample),
      part('Segments', controls.SegmentsExample),
    ],
  },
  {
    title: 'Feedback',
    parts: [
      part('Badge', feedback.BadgeExample, badgeStates),
      stacked('Note', feedback.NoteExample, noteStates),
      part('Toast', feedback.ToastExample),
      stacked('EmptyState', feedback.EmptyStateExample),
      stacked('ErrorPanel', feedback.ErrorPanelExample),
      stacked('Skeleton', feedback.SkeletonExample, skeletonStates),
    ],
  },
  {
    title: 'Structure',
    parts: [
      stacked('Breadcrumbs', controls.BreadcrumbsExample),
      stacked('Pagination', controls.PaginationExample),
      stacked('Tabs', controls.TabsExample),
      stacked('Table', controls.TableExample),
      part('CompanyLogo', feedback.CompanyLogoExample),
      part('Logo', actions.LogoExample),
    ],
  },
  {
    title: 'Overlays',
    parts: [
      part('Dialog', overlays.DialogExample),
      part('AlertDialog', overlays.AlertDialogExample),
      part('Drawer', overlays.DrawerExample),
    ],
  },
];

export const kitParts: readonly KitPart[] = kitGroups.flatMap(({ parts }) => parts);
