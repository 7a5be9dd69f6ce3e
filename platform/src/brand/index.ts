export { Logo, type LogoProps } from './Logo/Logo';
export * as illustrations from './illustrations';
