import { escapeUTF8 as escapeHtml } from 'entities';

/** @typedef {import('./schedule.mjs').KindFigures} KindFigures */
/** @typedef {import('./schedule.mjs').SecondFigures} SecondFigures */

const size = { width: 900, height: 220, left: 60, bottom: 30 };

/**
 * A page with two charts and a table; it loads nothing.
 * @param {{ title: string, kinds: readonly KindFigures[], seconds: readonly SecondFigures[] }} report
 */
export function loadReport({ title, kinds, seconds }) {
  const [first] = kinds;
  const names = Object.keys(first ?? {});
  const row = (/** @type {KindFigures} */ kind) =>
    `<tr>${Object.values(kind)
      .map((value) => `<td>${escapeHtml(String(value))}</td>`)
      .join('')}</tr>`;
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{font:14px sans-serif;margin:2em}td,th{padding:2px 12px;text-align:right}td:first-child,th:first-child{text-align:left}</style>
<h1>${escapeHtml(title)}</h1>
<h2>Latency from the scheduled arrival, in milliseconds</h2>
${chart(seconds, [
  { name: 'p50', color: '#1a6', of: ({ p50 }) => p50 },
  { name: 'p99', color: '#c33', of: ({ p99 }) => p99 },
])}
<h2>Requests and errors per second</h2>
${chart(seconds, [
  { name: 'requests', color: '#36c', of: ({ requests }) => requests },
  { name: 'errors', color: '#c33', of: ({ errors }) => errors },
])}
<table><thead><tr>${names.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${kinds.map(row).join('')}</tbody></table>
</html>
`;
}

/**
 * @param {readonly SecondFigures[]} seconds
 * @param {readonly { name: string, color: string, of: (figures: SecondFigures) => number }[]} lines
 */
function chart(seconds, lines) {
  const { width, height, left, bottom } = size;
  const last = Math.max(1, ...seconds.map(({ second }) => second));
  const highest = Math.max(1, ...seconds.flatMap((one) => lines.map(({ of }) => of(one))));
  const x = (/** @type {number} */ second) => left + (second / last) * (width - left - 10);
  const y = (/** @type {number} */ value) => height - bottom - (value / highest) * (height - bottom - 10);
  const drawn = lines.map(({ name, color, of }, index) => {
    const points = seconds.map((one) => `${x(one.second).toFixed(1)},${y(of(one)).toFixed(1)}`).join(' ');
    const label = `<text x="${left + 10 + index * 90}" y="14" fill="${color}">${name}</text>`;
    return `<polyline fill="none" stroke="${color}" stroke-width="1.5" points="${points}"/>${label}`;
  });
  const marks = [0, 0.5, 1].map(
    (share) =>
      `<line x1="${left}" x2="${width - 10}" y1="${y(share * highest)}" y2="${y(share * highest)}" stroke="#ccc"/>` +
      `<text x="${left - 6}" y="${y(share * highest) + 4}" text-anchor="end">${Math.round(share * highest)}</text>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" width="${width}" role="img">${marks.join('')}${drawn.join('')}<text x="${width - 10}" y="${height - 8}" text-anchor="end">${last} s</text></svg>`;
}
