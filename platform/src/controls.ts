// Shared entry for menus (with Radix's popper) and tabs. Loaded only by pages that use one of them.
export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './ui/controls/DropdownMenu/DropdownMenu';
export { Tabs, type Tab, type TabsProps } from './ui/controls/Tabs/Tabs';
