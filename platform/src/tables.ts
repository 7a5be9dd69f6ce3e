// Shared entry for tables. Loaded only by pages with a table.
export { TableSkeleton, type CellShape } from './ui/Table/TableSkeleton';
export { Table, type TableColumn, type TableProps } from './ui/Table/Table';
export { ActionCell, Cell, MoreRow, Row, TitleCell } from './ui/Table/Table.styles';
