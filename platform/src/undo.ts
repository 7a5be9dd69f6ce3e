// Undo of changes, in the toast that reports them. Compiled into each remote and shell page that uses it, like `platform/jobs`.
export { useUndo, type UndoableChange } from './undo/use-undo';
