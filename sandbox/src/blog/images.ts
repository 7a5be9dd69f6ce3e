import type { BlogPost } from './posts.ts';

type Scene = BlogPost['image']['scene'];

const frame = (content: string, ground: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630"><rect width="1200" height="630" fill="${ground}"/>${content}</svg>`;

const scenes: Readonly<Record<Scene, string>> = {
  path: frame(
    '<circle cx="930" cy="170" r="90" fill="#f6b93b"/><path d="M0 430c220-120 420-90 640 0s380 90 560-20v220H0Z" fill="#2f7a63"/><path d="M520 630c30-110 130-130 120-200s-90-70-60-110" fill="none" stroke="#f7f1e3" stroke-width="34" stroke-linecap="round"/>',
    '#dcefe6',
  ),
  desk: frame(
    '<rect x="140" y="420" width="920" height="34" rx="10" fill="#7a4a2b"/><rect x="400" y="210" width="330" height="210" rx="16" fill="#12263a"/><rect x="424" y="234" width="282" height="162" rx="6" fill="#7fd6e8"/><path d="M820 420v-90h110v90ZM930 350h26a18 18 0 0 1 0 44h-26" fill="#c8402c"/><path d="M240 420v-120M240 340c-60 0-70-40-70-70 60 0 70 40 70 70ZM240 310c50 0 64-36 64-64-54 0-64 36-64 64Z" fill="#4a7a1c" stroke="#4a7a1c" stroke-width="10"/>',
    '#f7efe0',
  ),
  calendar: frame(
    '<rect x="330" y="120" width="540" height="400" rx="28" fill="#fff"/><path d="M330 148a28 28 0 0 1 28-28h484a28 28 0 0 1 28 28v72H330Z" fill="#1f5fa8"/><g fill="#cfdcec"><rect x="390" y="270" width="80" height="60" rx="10"/><rect x="500" y="270" width="80" height="60" rx="10"/><rect x="610" y="270" width="80" height="60" rx="10"/><rect x="390" y="370" width="80" height="60" rx="10"/><rect x="500" y="370" width="80" height="60" rx="10"/><rect x="720" y="370" width="80" height="60" rx="10"/></g><rect x="720" y="270" width="80" height="60" rx="10" fill="#f6b93b"/><rect x="610" y="370" width="80" height="60" rx="10" fill="#c8402c"/>',
    '#dfe8f5',
  ),
  city: frame(
    '<path d="M0 470h1200v160H0Z" fill="#1f5fa8"/><path d="M80 470V300l70-60 70 60v170ZM260 470V250h120v220ZM420 470V330l90-70 90 70v140ZM640 470V210h110v260ZM790 470V320l70-60 70 60v150ZM970 470V280h140v190Z" fill="#c94f2b"/><g fill="#fff2d8"><path d="M290 290h24v34h-24zM330 290h24v34h-24zM290 360h24v34h-24zM330 360h24v34h-24zM670 260h22v32h-22zM706 260h22v32h-22zM1000 320h26v36h-26zM1052 320h26v36h-26z"/></g>',
    '#fde9d3',
  ),
  talk: frame(
    '<path d="M180 170a40 40 0 0 1 40-40h360a40 40 0 0 1 40 40v150a40 40 0 0 1-40 40H360l-90 80v-80h-50a40 40 0 0 1-40-40Z" fill="#0d6b63"/><path d="M580 260a40 40 0 0 1 40-40h360a40 40 0 0 1 40 40v150a40 40 0 0 1-40 40h-60v80l-90-80H620a40 40 0 0 1-40-40Z" fill="#f6b93b"/><g fill="#fff"><circle cx="310" cy="246" r="20"/><circle cx="390" cy="246" r="20"/><circle cx="470" cy="246" r="20"/></g>',
    '#e5f4f1',
  ),
  sea: frame(
    '<circle cx="600" cy="330" r="130" fill="#f6b93b"/><path d="M0 380c100-50 200-50 300 0s200 50 300 0 200-50 300 0 200 50 300 0v250H0Z" fill="#1f5fa8"/><path d="M0 470c100-50 200-50 300 0s200 50 300 0 200-50 300 0 200 50 300 0v160H0Z" fill="#12263a"/>',
    '#fde4df',
  ),
  coins: frame(
    '<g fill="#f6b93b" stroke="#8a5a10" stroke-width="6"><ellipse cx="360" cy="470" rx="110" ry="36"/><ellipse cx="360" cy="420" rx="110" ry="36"/><ellipse cx="610" cy="470" rx="110" ry="36"/><ellipse cx="610" cy="420" rx="110" ry="36"/><ellipse cx="610" cy="370" rx="110" ry="36"/><ellipse cx="610" cy="320" rx="110" ry="36"/><ellipse cx="860" cy="470" rx="110" ry="36"/><ellipse cx="860" cy="420" rx="110" ry="36"/><ellipse cx="860" cy="370" rx="110" ry="36"/><ellipse cx="860" cy="320" rx="110" ry="36"/><ellipse cx="860" cy="270" rx="110" ry="36"/><ellipse cx="860" cy="220" rx="110" ry="36"/></g>',
    '#e8f3d6',
  ),
  bridge: frame(
    '<path d="M0 520h1200v110H0Z" fill="#0d6b63"/><path d="M80 420h1040" stroke="#7a1f2b" stroke-width="26"/><path d="M80 420a520 420 0 0 1 1040 0" fill="none" stroke="#7a1f2b" stroke-width="20"/><g stroke="#7a1f2b" stroke-width="10"><path d="M240 420V236M400 420V150M560 420V104M720 420V112M880 420V172M1020 420V270"/></g>',
    '#dff0f3',
  ),
};

/** The picture of a post, as SVG. */
export function blogImage(scene: string): string | null {
  return Object.hasOwn(scenes, scene) ? (scenes[scene as Scene] ?? null) : null;
}
