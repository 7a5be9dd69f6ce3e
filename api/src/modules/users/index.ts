export { AccountEvents, type RegistrationChoices } from './account-events.provider.ts';
export { OwnDataSources, VisitorDataSources, type OwnData, type OwnFile } from './data-sources.provider.ts';
export { UserEntity } from './user.entity.ts';
export { hasSecondFactor, isActive, isAddressLinked, lastVisitOf, needsSecondFactor } from './user.policy.ts';
export { toUserResponse } from './user.response.ts';
export { UsersModule } from './users.module.ts';
export {
  ActiveUsers,
  EmailTakenError,
  UsernameTakenError,
  UserNotFoundError,
  UsersRepository,
  type NewUser,
  type UserChanges,
} from './users.repository.ts';
