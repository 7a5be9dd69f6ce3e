import { testStandalonePages } from 'platform/testing';
import { renderApp } from './render-app';
import { standalone } from './standalone';

testStandalonePages(standalone, renderApp);
