// Shared, and loaded only where a table is.
export { Table, type TableColumn, type TableProps } from './ui/Table/Table';
export { ActionCell, Cell, MoreRow, Row, TitleCell } from './ui/Table/Table.styles';
