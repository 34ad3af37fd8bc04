import type { components } from './schema';

type Schemas = components['schemas'];

/** Records as the back-office API sends them. */
export type Instansi = Schemas['InstansiOut'];
export type InstansiIn = Schemas['InstansiIn'];
export type InstansiType = Schemas['InstansiType'];
export type Me = Schemas['StaffMe'];

export interface Batch {
  id: number;
  code: string;
  name: string;
  blueprint_id: number;
  blueprint_title: string;
  job_role_name: string;
  instansi_id: number | null;
  instansi_name: string | null;
  opens_at: string;
  closes_at: string | null;
  accepts_public: boolean;
  trainer_ids: number[];
  trainers: { id: number; fullname: string }[];
  participant_count: number;
  finished_count: number;
  average_score: number | null;
  status: BatchStatus;
  updated_at: string;
  version: number;
}
export type BatchStatus = 'upcoming' | 'running' | 'closed';

export interface Session {
  id: number;
  sesi_uuid: string;
  batch_id: number;
  batch_name: string;
  participant_name: string;
  participant_email: string;
  participant_phone: string;
  status: SessionStatus;
  started_at: string | null;
  ended_at: string | null;
  end_reason: 'submitted' | 'timeout' | null;
  duration_minutes: number;
  answered: number;
  total: number;
  score: number | null;
  competent_count: number;
  unit_count: number;
}
export type SessionStatus = 'created' | 'running' | 'finished';

export interface UnitResult {
  uk_code: string;
  uk_name: string;
  score: number;
  achieved_level: number;
  required_level: number;
  gap: number;
  competent: boolean;
}
export interface SessionDetail extends Session {
  units: UnitResult[];
}

export interface ExportJob {
  uuid: string;
  kind: string;
  title: string;
  status: ExportStatus;
  progress: number;
  rows_done: number;
  rows_total: number;
  filename: string | null;
  size: number | null;
  download_url: string | null;
  expires_at: string | null;
  error: string | null;
  created_at: string;
}
export type ExportStatus = 'queued' | 'running' | 'done' | 'failed';

export interface DayCount {
  date: string;
  started: number;
  finished: number;
}
export interface UnitGap {
  uk_code: string;
  uk_name: string;
  required_level: number;
  achieved_level: number;
}
export interface Dashboard {
  batch_count: number;
  session_count: number;
  finished_count: number;
  average_score: number | null;
  sessions_by_day: DayCount[];
  units: UnitGap[];
  recent_sessions: Session[];
}
