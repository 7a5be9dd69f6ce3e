export { SharePicturesModule } from './share-pictures.module.ts';
