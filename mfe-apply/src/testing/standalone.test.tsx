import 'fake-indexeddb/auto';
import { renderWithPlatform, testStandalonePages } from 'platform/testing';
import { ApplyApp } from '../ApplyApp';
import { remote } from '../remote';
import { standalone } from './standalone';

testStandalonePages(standalone, (path) => renderWithPlatform(<ApplyApp />, { path, remotes: [remote] }));
