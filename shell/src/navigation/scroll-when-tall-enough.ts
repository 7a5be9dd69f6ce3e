/** A page that loads its content needs time to reach its previous height. */
const patience = 2000;

/** Any of these user events cancels the restoration. */
const signsOfLife = ['wheel', 'touchstart', 'keydown'] as const;

/** Scrolls to a position once the page is tall enough, and stops trying after two seconds. */
export function scrollWhenTallEnough(page: Window, top: number): { stop: () => void; running: () => boolean } {
  let running = true;
  const observer = new ResizeObserver(() => advance());
  const timer = setTimeout(stop, patience);
  for (const event of signsOfLife) page.addEventListener(event, stop, { passive: true });

  function advance() {
    if (!running) return;
    page.scrollTo(0, top);
    if (Math.abs(page.scrollY - top) < 2) stop();
  }
  function stop() {
    running = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of signsOfLife) page.removeEventListener(event, stop);
  }

  page.requestAnimationFrame(() => {
    if (!running) return;
    observer.observe(page.document.body);
    advance();
  });
  return { stop, running: () => running };
}
