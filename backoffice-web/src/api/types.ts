import type { components } from './schema';

type Schemas = components['schemas'];

/** A record whose states are spelled out, where the contract only says `string`. */
type Stated<T, States> = Omit<T, keyof States> & States;

export type BatchStatus = 'upcoming' | 'running' | 'closed';
export type SessionStatus = 'created' | 'running' | 'finished';
export type ExportStatus = 'queued' | 'running' | 'done' | 'failed';
type EndReason = 'submitted' | 'timeout' | null;
interface SessionStates {
  status: SessionStatus;
  end_reason: EndReason;
}

/** Records as the back-office API sends them. */
export type Instansi = Schemas['InstansiOut'];
export type InstansiIn = Schemas['InstansiIn'];
export type InstansiType = Schemas['InstansiType'];
export type Batch = Stated<Schemas['BatchOut'], { status: BatchStatus }>;
export type BatchIn = Schemas['BatchIn'];
export type Session = Stated<Schemas['SessionRow'], SessionStates>;
export type SessionDetail = Stated<Schemas['SessionDetail'], SessionStates>;
export type UnitResult = Schemas['UnitResultOut'];
export type ExportJob = Stated<Schemas['ExportOut'], { status: ExportStatus }>;
export type Dashboard = Stated<Schemas['DashboardOut'], { recent_sessions: Session[] }>;
export type DayCount = Schemas['DayFigures'];
export type UnitGap = Schemas['UnitFigures'];
export type Me = Schemas['StaffMe'];
export type Tokens = Schemas['StaffTokens'];
