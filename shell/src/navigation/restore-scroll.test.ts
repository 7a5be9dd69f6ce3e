import { createFakeServices } from 'platform/testing';
import { fromTheTop } from './other-page';
import { restoreScroll } from './restore-scroll';

describe('the scroll position', () => {
  const { history } = createFakeServices({ path: '/jobs' });
  const nextFrame = () => new Promise((resolve) => window.requestAnimationFrame(resolve));

  beforeAll(() => {
    Object.assign(window, { scrollTo: (_: number, top: number) => Object.assign(window, { scrollY: top }) });
    restoreScroll(history);
  });

  const scrollBy = (top: number) => {
    Object.assign(window, { scrollY: top });
    window.dispatchEvent(new Event('scroll'));
  };

  it('is the top on another page, and the previous position after Back', async () => {
    scrollBy(700);
    history.push('/jobs/1');
    await nextFrame();
    expect(window.scrollY).toBe(0);
    history.go(-1);
    await nextFrame();
    expect(window.scrollY).toBe(700);
  });

  it('does not change when only the query changes', async () => {
    scrollBy(300);
    history.push('/jobs?type=full-time');
    await nextFrame();
    expect(window.scrollY).toBe(300);
  });

  it('is the same after Back to an entry in which the page was not scrolled', async () => {
    scrollBy(320);
    history.push('/jobs?job=analista-12');
    history.push('/jobs?job=tecnica-13');
    scrollBy(900);
    history.go(-1);
    await nextFrame();
    expect(window.scrollY).toBe(320);
  });

  it('is the top when the same page restarts', async () => {
    scrollBy(300);
    history.push('/jobs?type=part-time', fromTheTop);
    await nextFrame();
    expect(window.scrollY).toBe(0);
  });

  it('is stored for a reload', () => {
    scrollBy(450);
    window.dispatchEvent(new Event('pagehide'));
    expect(window.sessionStorage.getItem('shell.scroll')).toContain(`["${history.get().location.key}",450]`);
  });

  it('is not restored by the browser', () => {
    expect(window.history.scrollRestoration).toBe('manual');
  });
});
