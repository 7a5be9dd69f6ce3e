import { limits, picturePart, type ErrorCode } from 'shared-contracts';

/** File types that the API accepts; the file picker offers only these. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file is not worth sending, as the API would say it; null: nothing speaks against it. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): ErrorCode | null {
  if (!pictureTypes.includes(type)) return 'picture_unreadable';
  return size > limits.pictureBytes ? 'picture_too_large' : null;
}

export function pictureForm(file: File): FormData {
  const form = new FormData();
  form.append(picturePart, file, file.name);
  return form;
}
