export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './DropdownMenu/DropdownMenu';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs';
export { Tooltip, TooltipGroup, type TooltipProps } from './Tooltip/Tooltip';
