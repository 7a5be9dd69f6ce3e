export { copyrightYear } from './Footer/copyright-year';
export { Footer, type FooterProps } from './Footer/Footer';
export { Header } from './Header/Header';
export { shellNamespace } from './navigation/useShellText';
export { ToastHost } from './ToastHost/ToastHost';
