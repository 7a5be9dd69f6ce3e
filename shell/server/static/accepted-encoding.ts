export type Encoding = 'br' | 'gzip';

/** The content encodings that a client accepts, best first. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const offers = String(header ?? '')
    .split(',')
    .map((offer) => offer.trim().toLowerCase());
  return (['br', 'gzip'] as const).filter((name) => offers.some((offer) => isOfferOf(name, offer)));
}

function isOfferOf(name: Encoding, offer: string): boolean {
  const [coding, ...parameters] = offer.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return coding === name && Number(quality ?? 1) > 0;
}
