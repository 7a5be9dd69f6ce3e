import type { removePicture, updateUser, uploadPicture } from 'shared-contracts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';
import { exampleUser } from '../../http/openapi/examples.ts';

export const updateUserExample: ExampleOf<typeof updateUser> = {
  variables: { id: '52' },
  body: { firstName: 'Inês', location: 'Matosinhos', phone: '912345678', bio: 'Dez anos de bases de dados.' },
  answer: exampleUser,
};

export const uploadPictureExample: ExampleOf<typeof uploadPicture> = { body: {}, answer: exampleUser };

export const removePictureExample: ExampleOf<typeof removePicture> = {
  answer: { ...exampleUser, profilePicture: null },
};
