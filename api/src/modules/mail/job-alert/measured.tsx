import { Img } from '@react-email/img';
import { partStyles as S } from '../layout/mail.styles.ts';

/** Tracking pixel that records that the mail was opened. */
export const MailedPixel = ({ src }: { src: string }) => <Img src={src} alt="" width={1} height={1} />;

/** Hidden link. Only automated clients follow it. */
export const MailHoneypot = ({ href }: { href: string }) => (
  <a href={href} style={S.unseen} aria-hidden="true" tabIndex={-1} data-skip-in-text="true" rel="nofollow">
    {' '}
  </a>
);
