import path from 'node:path';
import { root } from '../webpack/workspace.mjs';
import { published } from './compile.mjs';

it('names the files and packages of all imports as they are published', () => {
  const file = path.join(root, 'platform/src/ui/Dialog/Dialog.tsx');
  const code = [
    "import { Button } from '../Button/Button';",
    'const loadPanels = () => import(/* webpackChunkName: "overlays" */ \'./DialogPanels\');',
    "const loadForms = () => import('platform/forms');",
    'export type { Job } from "shared-contracts";',
    "import { useState } from 'react';",
  ].join('\n');
  expect(published(code, file).split('\n')).toEqual([
    "import { Button } from '../Button/Button.js';",
    'const loadPanels = () => import(/* webpackChunkName: "overlays" */ \'./DialogPanels.js\');',
    "const loadForms = () => import('@trampolim/platform/forms');",
    'export type { Job } from "@trampolim/contracts";',
    "import { useState } from 'react';",
  ]);
});
