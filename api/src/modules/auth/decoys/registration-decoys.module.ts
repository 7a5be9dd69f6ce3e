import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../users/index.ts';
import { ErasedDecoys } from './erased-decoys.ts';
import { RegistrationDecoyEntity } from './registration-decoy.entity.ts';
import { RegistrationDecoysRepository } from './registration-decoys.repository.ts';
import { TypeOrmRegistrationDecoysRepository } from './typeorm-registration-decoys.repository.ts';

/** Stored decoys of registrations, for the web process that makes them and the worker that deletes them. */
@Module({
  imports: [TypeOrmModule.forFeature([RegistrationDecoyEntity]), UsersModule],
  providers: [ErasedDecoys, { provide: RegistrationDecoysRepository, useClass: TypeOrmRegistrationDecoysRepository }],
  exports: [RegistrationDecoysRepository],
})
export class RegistrationDecoysModule {}
