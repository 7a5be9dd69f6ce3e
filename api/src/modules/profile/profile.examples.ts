import type { getCurrentUser, removePicture, updateUser, uploadPicture, UserProfile } from 'shared-contracts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';
import { exampleUser } from '../../http/openapi/examples.ts';

const profile: UserProfile = {
  ...exampleUser,
  resumeUrl: '/api/account/resumes/84f1d6a3-b05e-4c27-9d18-7e3a2c60f9b5/file',
  interestedCategories: ['tecnologia'],
};

export const getCurrentUserExample: ExampleOf<typeof getCurrentUser> = { answer: profile };

export const updateUserExample: ExampleOf<typeof updateUser> = {
  variables: { id: '52' },
  body: { firstName: 'Inês', location: 'Matosinhos', phone: '912345678', bio: 'Dez anos de bases de dados.' },
  answer: profile,
};

export const uploadPictureExample: ExampleOf<typeof uploadPicture> = { body: {}, answer: exampleUser };

export const removePictureExample: ExampleOf<typeof removePicture> = {
  answer: { ...exampleUser, profilePicture: null },
};
