import type { components } from './schema';

type Schemas = components['schemas'];

/** Records as the back-office API sends them. */
export type Instansi = Schemas['InstansiOut'];
export type InstansiIn = Schemas['InstansiIn'];
export type InstansiType = Instansi['type'];
export type Batch = Schemas['BatchOut'];
export type BatchIn = Schemas['BatchIn'];
export type BatchStatus = Batch['status'];
export type Session = Schemas['SessionRow'];
export type SessionStatus = Session['status'];
export type SessionDetail = Schemas['SessionDetail'];
export type UnitResult = Schemas['UnitResultOut'];
export type ExportJob = Schemas['ExportOut'];
export type ExportStatus = ExportJob['status'];
export type Dashboard = Schemas['DashboardOut'];
export type DayCount = Schemas['DayFigures'];
export type UnitGap = Schemas['UnitFigures'];
export type Me = Schemas['StaffMe'];
export type Tokens = Schemas['StaffTokens'];
export type StaffLogin = Schemas['StaffLoginOut'];
export type TwoFactorSetup = Schemas['SetupOut'];
export type RecoveryCodes = Schemas['RecoveryCodesOut'];
