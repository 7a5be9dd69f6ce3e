import { isBlank } from './visible-text.ts';

it.each(['', ' \n\u00a0', '\u200b', '\u200b \u200d\ufeff', '\u202e', '\u3164', '\u115f', '\u2800', '\ufe0f', '\u00ad'])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
  },
);

it.each(['a', '\u200ba', 'क्\u200dष', 'می\u200cخواهم', '👩\u200d💻', '❤\ufe0f', '-', '\0'])(
  '%j is not blank',
  (text) => {
    expect(isBlank(text)).toBe(false);
  },
);
