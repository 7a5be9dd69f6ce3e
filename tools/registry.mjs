/** `npm run registry -- COMMAND`: shows and changes the live versions of the remotes. `npm run registry` prints the commands. */
import path from 'node:path';
import { runCommand } from 'registry';
import { dataDirOf, loadEnvFile } from './services/env-file.mjs';
import { previewSecret } from './services/private-folder.mjs';
import { root } from './webpack/workspace.mjs';

loadEnvFile();
process.exitCode = await runCommand(process.argv.slice(2), {
  dist: path.join(root, 'dist'),
  program: 'npm run registry --',
  publicUrl: () => process.env['PUBLIC_URL']?.trim() || `http://localhost:${process.env['PORT']?.trim() || 3000}`,
  previewSecret: () => previewSecret(process.env, dataDirOf()),
});
