import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { appIcons } from './app-icons.mjs';
import { shortHash } from './digest.mjs';
import { basicLatinFonts, compact, rewriteUrls, urlsOf, withBrandTokens } from './theme-css.mjs';

const name = 'ThemeFiles';
const tokens = 'tokens.css';
const stylesheets = [tokens, 'fonts.css', 'base.css', 'print.css'];

/**
 * @typedef {object} EmittedFiles
 * @property {string} css
 * @property {string[]} fonts Fonts to preload.
 * @property {Record<string, string>} icons Name → emitted name.
 */

/**
 * Emits platform's theme with the brand's values as one stylesheet, its fonts and the brand's icons, all with a content hash in their
 * names.
 */
export class ThemeFilesPlugin {
  /** @type {EmittedFiles} */
  emitted = { css: '', fonts: [], icons: {} };

  /**
   * @param {object} options
   * @param {string} options.platform Folder of its sources.
   * @param {string} options.publicPath
   * @param {Parameters<typeof withBrandTokens>[1]} options.brandTokens
   */
  constructor({ platform, publicPath, brandTokens }) {
    this.theme = path.join(platform, 'theme');
    this.brand = path.join(platform, 'brand/files');
    this.publicPath = publicPath;
    this.brandTokens = brandTokens;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        this.emitted = this.emitAll(compilation);
      });
    });
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @returns {EmittedFiles}
   */
  emitAll(compilation) {
    /** @param {string} file @param {string | Buffer} content */
    const emit = (file, content) => {
      const { name: stem, ext } = path.parse(file);
      const hashed = `${stem}.${shortHash(content)}${ext}`;
      compilation.emitAsset(hashed, new webpack.sources.RawSource(content), { immutable: true });
      return hashed;
    };
    /** @param {string} file */
    const copy = (file) => {
      compilation.fileDependencies.add(file);
      return emit(file, readFileSync(file));
    };
    const css = stylesheets.map((file) => this.readStylesheet(compilation, file)).join('\n');
    // Fonts are files of packages, which platform has as dependencies.
    const { resolve } = createRequire(path.join(this.theme, 'fonts.css'));
    const fonts = new Map(urlsOf(css).map((url) => [url, copy(resolve(url))]));
    const icons = readdirSync(this.brand).map((file) => [file, copy(path.join(this.brand, file))]);
    const appIcon = readFileSync(path.join(this.brand, 'app-icon.svg'));
    const drawn = appIcons(appIcon).map((icon) => [icon.name, emit(icon.name, icon.png)]);
    return {
      css: emit('base.css', compact(rewriteUrls(css, (url) => this.publicPath + fonts.get(url)))),
      fonts: basicLatinFonts(css).flatMap((url) => fonts.get(url) ?? []),
      icons: Object.fromEntries([...icons, ...drawn]),
    };
  }

  /**
   * @param {import('webpack').Compilation} compilation
   * @param {string} file
   */
  readStylesheet(compilation, file) {
    const full = path.join(this.theme, file);
    compilation.fileDependencies.add(full);
    const css = readFileSync(full, 'utf8');
    return file === tokens ? withBrandTokens(css, this.brandTokens) : css;
  }
}
