import { callAddress } from './InterviewRow';

it.each(['https://meet.example/abc?x=1', 'http://meet.example/', ' HTTPS://meet.example/abc '])(
  'callAddress returns the URL of %j',
  (text) => {
    expect(callAddress(text)?.host).toBe('meet.example');
  },
);

it.each(['Rua do Ouro, 12', '+351 912 345 678', 'javascript:alert(1)', 'meet.example/abc', 'https://', ''])(
  'callAddress returns null for %j',
  (text) => {
    expect(callAddress(text)).toBeNull();
  },
);
