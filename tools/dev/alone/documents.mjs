import { standaloneFiles, standalonePath } from '../../webpack/standalone.mjs';

/** Sets the theme before the first paint, as the HTML server's pages do. */
const theme = `document.documentElement.dataset.theme = localStorage.getItem('ui-theme') === 'dark' ? 'dark' : 'light'`;

/**
 * The document of the remote.
 * @param {string} id
 * @param {string} stylesheet
 * @param {string} language
 */
export function remoteDocument(id, stylesheet, language) {
  return `<!doctype html>
<html lang="${language}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${id}</title>
<script>${theme}</script>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<script src="${standaloneFiles}standalone.js"></script>
</body>
</html>`;
}

/** @type {readonly [name: string, label: string, choices: readonly [value: string, label: string][]][]} */
const fields = [
  [
    'width',
    'Width',
    [
      ['full', 'Full'],
      ['390', '390'],
      ['768', '768'],
      ['1280', '1280'],
    ],
  ],
  [
    'theme',
    'Theme',
    [
      ['light', 'Light'],
      ['dark', 'Dark'],
    ],
  ],
  [
    'language',
    'Language',
    [
      ['pt', 'pt'],
      ['en', 'en'],
    ],
  ],
  [
    'session',
    'Session',
    [
      ['visitor', 'Visitor'],
      ['candidate', 'Candidate'],
      ['admin', 'Admin'],
    ],
  ],
  [
    'network',
    'Network',
    [
      ['ok', 'OK'],
      ['slow', 'Slow'],
      ['failing', 'Failing'],
    ],
  ],
  [
    'answers',
    'Answers',
    [
      ['recorded', 'Recorded, then faked'],
      ['faked', 'Faked'],
    ],
  ],
];

/**
 * The toolbar with the remote in a frame, so that the width is the frame's and the toolbar is outside the remote's layout.
 * @param {string} id
 * @param {string} stylesheet
 */
export function toolbarDocument(id, stylesheet) {
  const selects = fields.map(([name, label, choices]) => {
    const options = choices.map(([value, text]) => `<option value="${value}">${text}</option>`).join('');
    return `<label id="${name}-field">${label} <select name="${name}">${options}</select></label>`;
  });
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${id}, standalone</title>
<script>${theme}</script>
<link rel="stylesheet" href="${stylesheet}">
<link rel="stylesheet" href="${standalonePath}toolbar.css">
</head>
<body>
<header>
<form id="toolbar"><strong>${id}</strong><label class="address">Address <input name="address" autocomplete="off" spellcheck="false"></label>
${selects.join('\n')}</form>
<nav aria-label="Pages and fragments of the remote" id="pages"></nav>
</header>
<div class="stage"><iframe id="frame" title="${id}"></iframe></div>
<script src="${standalonePath}toolbar.js"></script>
</body>
</html>`;
}
