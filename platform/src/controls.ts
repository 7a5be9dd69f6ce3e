// Shared, and loaded only where one of them is: the controls that stand on Radix's popper.
export * from './ui/controls';
