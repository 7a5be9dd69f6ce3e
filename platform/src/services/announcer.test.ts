import { createAnnouncer } from './announcer';

describe('the announcer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const region = () => document.querySelector('body > [role="status"]');

  it('uses one polite live region outside the roots', () => {
    const { announce } = createAnnouncer(document);
    expect(region()).toBeNull();
    announce('32 ofertas');
    jest.runAllTimers();
    announce('8 ofertas');
    jest.runAllTimers();
    expect(document.querySelectorAll('body > [role="status"]')).toHaveLength(1);
    expect(region()).toHaveAttribute('aria-live', 'polite');
    expect(region()).toHaveTextContent('8 ofertas');
  });

  it('announces the same text twice', () => {
    const { announce } = createAnnouncer(document);
    announce('Oferta guardada');
    jest.runAllTimers();
    announce('Oferta guardada');
    const own = [...document.querySelectorAll('body > [role="status"]')].at(-1);
    expect(own).toBeEmptyDOMElement();
    jest.runAllTimers();
    expect(own).toHaveTextContent('Oferta guardada');
  });
});
