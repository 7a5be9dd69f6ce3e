import { brand, routes, type ShellManifest } from 'shared-contracts';

export const manifestPath = '/manifest.webmanifest';

/** The brand's icons by their edge, as the shell's build drew them; `maskable` ones are cut to the device's shape. */
const icons = [
  { edge: 192, purpose: 'any' },
  { edge: 512, purpose: 'any' },
  { edge: 192, purpose: 'maskable' },
  { edge: 512, purpose: 'maskable' },
] as const;

/**
 * Makes the site installable (https://www.w3.org/TR/appmanifest/). Without icons from the build it is not installable.
 */
export function webManifest(shell: Pick<ShellManifest, 'icons'>): object {
  const drawn = icons.flatMap(({ edge, purpose }) => {
    const file = shell.icons[`app-icon-${edge}.png`];
    return file === undefined ? [] : [{ src: `/assets/${file}`, sizes: `${edge}x${edge}`, type: 'image/png', purpose }];
  });
  const small = drawn.slice(0, 1);
  return {
    id: routes.home,
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline.pt,
    lang: 'pt-PT',
    dir: 'ltr',
    start_url: routes.home,
    scope: '/',
    display: 'standalone',
    theme_color: brand.themeColor.light,
    background_color: brand.themeColor.light,
    categories: ['business'],
    icons: drawn,
    shortcuts: [
      { name: 'Procurar ofertas', short_name: 'Ofertas', url: routes.jobs, icons: small },
      { name: 'Ver empresas', short_name: 'Empresas', url: routes.companies, icons: small },
    ],
  };
}
