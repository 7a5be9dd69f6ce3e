export { OwnDataModule, OwnDataWorkerModule } from './own-data.module.ts';
