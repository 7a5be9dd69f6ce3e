import { brand } from 'shared-contracts';

const { light, dark } = brand.themeColor;

/** Runs before the first paint to avoid a flash of the other theme. The default is light. */
export const themeScript = `(function(){var t="light";try{t=localStorage.getItem("ui-theme")}catch(e){}
var d=t==="dark"||t==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.dataset.theme=d?"dark":"light";
document.querySelector('meta[name="theme-color"]').content=d?"${dark}":"${light}"})()`;
