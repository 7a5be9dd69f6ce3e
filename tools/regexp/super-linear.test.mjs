import { patternsIn } from './patterns.mjs';
import { superLinear } from './super-linear.mjs';

it('finds patterns whose time grows exponentially', () => {
  for (const [source = '', flags = ''] of [
    [String.raw`^(a+)+$`, ''],
    [String.raw`^(a|a)*$`, ''],
    [String.raw`^(a*)*b`, ''],
    [String.raw`^(a|ab|b)*$`, ''],
    [String.raw`^(<!--[\s\S]*?-->\s*)*<svg`, ''],
    [String.raw`^(?:[\w.+-]+@[\w-]+(?:\.[\w-]+)+)+$`, ''],
  ]) {
    expect(`${source}: ${superLinear(source, flags)}`).toBe(`${source}: exponential`);
  }
});

it('finds patterns whose time grows polynomially', () => {
  for (const [source = '', flags = ''] of [
    [String.raw`\s+$`, ''],
    [String.raw`@[^@]+\.[^@]+$`, ''],
    [String.raw`<[^>]*>`, ''],
    [String.raw`<a [^>]*href="`, ''],
    [String.raw`^a*a*$`, ''],
    [String.raw`^\d+\.\d+[\w.]*x`, ''],
    [String.raw`(ab)*c`, ''],
    [String.raw`^(?=.*x).*.*$`, ''],
    [String.raw`x(?=a*ab)`, ''],
    [String.raw`a.*b`, 's'],
    [String.raw`ÀÀ[à]*x`, 'i'],
  ]) {
    expect(`${source}: ${superLinear(source, flags)}`).toBe(`${source}: polynomial`);
  }
});

it('accepts linear patterns', () => {
  for (const [source = '', flags = ''] of [
    [String.raw`^\s+`, ''],
    [String.raw`\s+`, 'g'],
    [String.raw`<[^<>]*>`, 'g'],
    [String.raw`"[^"]*"`, 'g'],
    [String.raw`^(?:\w+\.)+\w+$`, ''],
    [String.raw`(?<![\w.])[\w.]+@`, ''],
    [String.raw`\b\w+@`, ''],
    [String.raw`(?<=b)a*b`, ''],
    [String.raw`^key: (.*)$`, 'm'],
    [String.raw`\d{1,10}$`, ''],
    [String.raw`^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$`, 'i'],
    [String.raw`(['"])x\1`, ''],
    [String.raw`a*`, 'y'],
    [String.raw`\p{L}{2}\.\p{L}{2}`, 'u'],
    [String.raw`[\p{L}--[a-z]]`, 'v'],
  ]) {
    expect(`${source}: ${superLinear(source, flags)}`).toBe(`${source}: null`);
  }
});

it('reads literals and the arguments of RegExp', () => {
  const source =
    "const a = /x/g;\nconst b = new RegExp(`^${name}:\\\\s*`, 'm');\nconst c = RegExp(String.raw`\\d+`);\nconst d = new RegExp(given);";
  expect(patternsIn('a.ts', source).map((found) => [found.source, found.flags, found.line])).toEqual([
    ['x', 'g', 1],
    ['^\uE000:\\s*', 'm', 2],
    ['\\d+', '', 3],
    ['\uE000', '', 4],
  ]);
});
