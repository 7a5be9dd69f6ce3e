import { brand, languages, routes } from 'shared-contracts';

/** T16: the site and its publisher. */
export function website({ publicUrl, logo }: { publicUrl: string; logo: string }): readonly object[] {
  const url = `${publicUrl}/`;
  const target = `${publicUrl}${routes.jobs}?keyword={search_term_string}`;
  return [
    {
      '@type': 'WebSite',
      name: brand.name,
      url,
      inLanguage: languages,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: target },
        'query-input': 'required name=search_term_string',
      },
    },
    { '@type': 'Organization', name: brand.name, url, logo, sameAs: brand.social.map((one) => one.url) },
  ];
}
