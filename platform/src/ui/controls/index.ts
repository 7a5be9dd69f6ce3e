export { DropdownMenu, type DropdownMenuProps, type MenuItem } from './DropdownMenu/DropdownMenu';
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs';
