import { testStandalonePages } from 'platform/testing';
import { renderJobs } from './render-jobs';
import { standalone } from './standalone';

testStandalonePages(standalone, renderJobs);
