import { saveFile } from './save-file';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('downloads the file under its name, and revokes its address after the browser had time to read it', () => {
  jest.useFakeTimers();
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { revokeObjectURL });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });

  saveFile('blob:cv', 'cv.pdf');
  expect(saved).toEqual(['blob:cv cv.pdf']);
  jest.advanceTimersByTime(59_000);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1000);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:cv');
});
