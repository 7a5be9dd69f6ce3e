// Built as `platform.cjs`: the modules that server entries may require, under the names that the shell shares in the browser.
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { createPlatform1 } from './compat/v1';
import * as controls from './controls';
import * as files from './files';
import * as forms from './forms';
import * as platform from './index';
import * as tables from './tables';

/** The browser rehydrates styles of the same version only. */
export { version as styledVersion } from 'styled-components';

/** Module name → module. Server entries cannot require other modules. */
export const modules: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  platform,
  'platform/forms': forms,
  'platform/controls': controls,
  'platform/tables': tables,
  'platform/files': files,
};

/** The modules for the server entry of a remote that was built for platform 1.x. */
export const previousModules = (id: string): Readonly<Record<string, unknown>> => ({
  ...modules,
  platform: createPlatform1(id),
});
