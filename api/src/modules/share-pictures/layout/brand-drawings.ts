import { sharePictureSize } from 'shared-contracts';
import { colours } from './colours.ts';

const { width, height } = sharePictureSize;

/** Data URL for an `img`. */
export const svgAddress = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** The logo `logo-on-green` of platform/src/brand/Logo. */
const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 388 76"><g fill="none" stroke="${colours['chrome-text']}" stroke-linecap="round" stroke-linejoin="round"><path d="M7 31.5c9.5 3.6 19.5 4.1 29.5 1.2 8-2.3 14-6.4 19-12.2M25 34.5V57" stroke-width="8.5"/><g transform="translate(78 6)" stroke-width="7.2"><path d="M8 12v29.5C8 47.6 11.2 50.4 17 50.4M1.5 22.6H17M29.5 50.4V22.6M29.5 36c0-8.6 4.8-13.4 12.6-13.4M76.9 22.6v27.8"/><path d="M93 50.4V22.6M93 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8M114 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8"/><path d="M151.2 22.6v41M232.8 8v42.4M247.6 23.6v26.8"/><path d="M262.5 50.4V22.6M262.5 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8M283.5 34.6c0-7.4 4.2-12 10.6-12s10.4 4.6 10.4 12v15.8"/><circle cx="63" cy="36.5" r="13.9"/><circle cx="165.1" cy="36.5" r="13.9"/><circle cx="206" cy="36.5" r="13.9"/></g></g><circle cx="47.5" cy="9" r="6.8" fill="${colours.accent}"/><circle cx="325.6" cy="15.5" r="5.2" fill="${colours.accent}"/></svg>`;

/** The background: a green area that ends in the diving board, and the dot beyond its end. */
const ground = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0H${width}V${height}H0Z" fill="${colours.canvas}"/><path d="M0 0H${width}V520C1010 578 760 616 500 616 320 616 150 604 0 582Z" fill="${colours.chrome}"/><circle cx="1100" cy="476" r="30" fill="${colours.accent}"/></svg>`;

export const drawings = { logo: svgAddress(logo), ground: svgAddress(ground) } as const;
