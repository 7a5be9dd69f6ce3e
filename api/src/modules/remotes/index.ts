export { DeployTokensService, InvalidDeployTokenError } from './deploy-tokens.service.ts';
export { DeployTokensModule, RemotesModule, RemotesWorkerModule } from './remotes.module.ts';
