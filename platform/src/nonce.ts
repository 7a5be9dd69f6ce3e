declare let __webpack_nonce__: string;

// Libraries that add style tags by themselves read webpack's nonce (styled-components reads the meta tag). Outside a
// bundle, in tests, the name does not exist.
if (typeof __webpack_nonce__ === 'string') {
  __webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name="sc-nonce"]')?.content ?? '';
}
