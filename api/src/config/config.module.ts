import { Module, type DynamicModule } from '@nestjs/common';
import {
  connectionVariables,
  readTracingConfig,
  tracingVariables,
  type Environment,
  type TracingConfig,
} from 'server-kit';
import { AccountsConfig, accountsVariables, readAccountsConfig } from './accounts.config.ts';
import { BlogConfig, blogVariables, readBlogConfig } from './blog.config.ts';
import { databaseVariables, DatabaseConfig, readDatabaseConfig, type ProcessRole } from './database.config.ts';
import { FilesConfig, filesVariables, readFilesConfig } from './files.config.ts';
import {
  ApplicationsConfig,
  applicationsVariables,
  HrConfig,
  hrVariables,
  readApplicationsConfig,
  readHrConfig,
} from './hr.config.ts';
import {
  CampaignsConfig,
  campaignsVariables,
  MailConfig,
  mailVariables,
  readCampaignsConfig,
  readMailConfig,
} from './mail.config.ts';
import { PageCacheConfig, pageCacheVariables, readPageCacheConfig } from './page-cache.config.ts';
import { readRegistryConfig, RegistryConfig, registryVariables } from './registry.config.ts';
import { readServerConfig, ServerConfig, serverVariables } from './server.config.ts';

/** All configurations of a process. They are classes, so that each is its own injection token. */
export interface Config {
  server: ServerConfig;
  database: DatabaseConfig;
  hr: HrConfig;
  files: FilesConfig;
  mail: MailConfig;
  accounts: AccountsConfig;
  applications: ApplicationsConfig;
  blog: BlogConfig;
  campaigns: CampaignsConfig;
  registry: RegistryConfig;
  /** Read before the application is created; null: traces are not recorded. */
  tracing: TracingConfig | null;
  pageCache: PageCacheConfig;
}

/** Names of all variables of the API, its worker and its migrations. `.env.example` is checked against it. */
export const environmentVariables: readonly string[] = [
  serverVariables,
  connectionVariables,
  databaseVariables,
  hrVariables,
  filesVariables,
  mailVariables,
  accountsVariables,
  applicationsVariables,
  blogVariables,
  campaignsVariables,
  registryVariables,
  tracingVariables,
  pageCacheVariables,
].flatMap((schema) => Object.keys(schema.fields));

/** @throws ConfigurationError if a variable is missing or invalid */
export function readConfig(environment: Environment, role: ProcessRole): Config {
  return {
    server: readServerConfig(environment),
    database: readDatabaseConfig(environment, role),
    hr: readHrConfig(environment),
    files: readFilesConfig(environment),
    mail: readMailConfig(environment),
    accounts: readAccountsConfig(environment),
    applications: readApplicationsConfig(environment),
    blog: readBlogConfig(environment),
    campaigns: readCampaignsConfig(environment),
    registry: readRegistryConfig(environment),
    tracing: readTracingConfig(environment),
    pageCache: readPageCacheConfig(environment),
  };
}

@Module({})
export class ConfigModule {
  static forRoot({
    server,
    database,
    hr,
    files,
    mail,
    accounts,
    applications,
    blog,
    campaigns,
    registry,
    pageCache,
  }: Config): DynamicModule {
    const providers = [
      { provide: ServerConfig, useValue: server },
      { provide: DatabaseConfig, useValue: database },
      { provide: HrConfig, useValue: hr },
      { provide: FilesConfig, useValue: files },
      { provide: MailConfig, useValue: mail },
      { provide: AccountsConfig, useValue: accounts },
      { provide: ApplicationsConfig, useValue: applications },
      { provide: BlogConfig, useValue: blog },
      { provide: CampaignsConfig, useValue: campaigns },
      { provide: RegistryConfig, useValue: registry },
      { provide: PageCacheConfig, useValue: pageCache },
    ];
    return { module: ConfigModule, global: true, providers, exports: providers };
  }
}
