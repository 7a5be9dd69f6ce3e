declare let __webpack_nonce__: string;

// Libraries that insert style tags read webpack's nonce (styled-components reads the meta tag). The variable is undefined in
// tests.
if (typeof __webpack_nonce__ === 'string') {
  __webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.content ?? '';
}
