export { Footer } from './Footer/Footer';
export { Header } from './Header/Header';
export { Overlays } from './Overlays/Overlays';
