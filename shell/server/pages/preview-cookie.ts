import { parse, serialize } from 'cookie';

const previewCookie = 'preview';

/** Seconds in which the next page says that a preview has ended. */
const noticeSeconds = 60;

/** The token of this browser's preview; null without one. */
export const previewToken = (cookies: string | undefined): string | null => parse(cookies ?? '')[previewCookie] ?? null;

interface PreviewCookies {
  /** Until the browser is closed. */
  started: (token: string) => string;
  /** Replaces the token, so that the next page is sent without the preview and says so once. */
  ended: () => string;
  none: () => string;
}

/** The cookies for a browser with a preview: strictly necessary for what its user asked for. */
export function previewCookies(publicUrl: string): PreviewCookies {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
  return {
    started: (token) => serialize(previewCookie, token, options),
    ended: () => serialize(previewCookie, 'ended', { ...options, maxAge: noticeSeconds }),
    none: () => serialize(previewCookie, '', { ...options, maxAge: 0 }),
  };
}
