// The chunk that is loaded when a field is used.
export { WhatSuggestions } from './WhatSuggestions';
export { WherePlaces } from './WherePlaces';
