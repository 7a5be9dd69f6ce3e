import { testStandalonePages } from 'platform/testing';
import { renderPage } from './render-page';
import { standalone } from './standalone';

testStandalonePages(standalone, (path) => renderPage({ query: new URL(path, window.location.origin).search }));
