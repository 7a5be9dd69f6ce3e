import { callAddress } from './InterviewRow';

it.each(['https://meet.example/abc?x=1', 'http://meet.example/', ' HTTPS://meet.example/abc '])(
  'takes %j as an address',
  (text) => {
    expect(callAddress(text)?.host).toBe('meet.example');
  },
);

it.each(['Rua do Ouro, 12', '+351 912 345 678', 'javascript:alert(1)', 'meet.example/abc', 'https://', ''])(
  'treats %j as text',
  (text) => {
    expect(callAddress(text)).toBeNull();
  },
);
