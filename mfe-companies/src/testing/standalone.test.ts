import { testStandalonePages } from 'platform/testing';
import { renderCompanies } from './render-companies';
import { standalone } from './standalone';

testStandalonePages(standalone, renderCompanies);
