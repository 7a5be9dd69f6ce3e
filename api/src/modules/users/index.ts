export { AccountEvents, type RegistrationChoices } from './account-events.ts';
export { ActiveUsers } from './active-users.ts';
export { UserEntity } from './entities/user.entity.ts';
export { OwnDataSources, type OwnData, type OwnFile } from './own-data.ts';
export { hasSecondFactor, needsSecondFactor } from './user.policy.ts';
export { toUserResponse } from './user.response.ts';
export { EmailTakenError, UsernameTakenError, UserNotFoundError } from './users.errors.ts';
export { UsersModule } from './users.module.ts';
export { UsersRepository, type NewUser, type UserChanges } from './users.repository.ts';
