import { Img } from '@react-email/img';
import { partStyles as S } from '../layout/mail.styles.ts';

/** Tells that the mail was opened, by whatever fetches it. */
export const MailedPixel = ({ src }: { src: string }) => <Img src={src} alt="" width={1} height={1} />;

/** A link that nobody sees: who follows it follows every link, and is a program. */
export const MailedTrap = ({ href }: { href: string }) => (
  <a href={href} style={S.unseen} aria-hidden="true" tabIndex={-1} data-skip-in-text="true" rel="nofollow">
    {' '}
  </a>
);
