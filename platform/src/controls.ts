// Shared entry for controls that use Radix's popper. Loaded only by pages that use one of them.
export * from './ui/controls';
