import type { ReactNode } from 'react'
import type { SessionName } from '../../api/attemptSessions'
import type { ApiError } from '../../api/envelope'

/** The server's times; while a supervisor has paused the attempt its end moves along. */
export interface Clock {
  time_start: string
  time_now: string
  time_end: string
  is_paused: boolean
}

interface Option {
  id: string
  text: string
}

export interface Question {
  id: string
  /** What its kind calls it in addresses, where that is not the id. */
  code?: string
  number: number
  /** The number as people read it, where a letter follows: `19a`. */
  label?: string
  text: string
  /** How it is answered. */
  answeredBy: 'one' | 'several' | 'text'
  /** A text that an assessor reads, of several sentences. */
  isLong?: boolean
  /** An answer may open follow-up questions; once one is open, it cannot be changed. */
  mayContinue?: boolean
  options: readonly Option[]
  selected: readonly string[]
  written: string
  flagged: boolean
  revision: number
}

export interface AttemptSection {
  code: string
  name: string
  /** The heading above this section and those after it that have the same one. */
  part?: ReactNode
  questions: readonly Question[]
}

export interface Progress {
  answered: number
  total: number
}

/** Everything in the room at once, so that a lost connection does not stop the participant. */
export interface Room {
  title: string
  sections: readonly AttemptSection[]
  clock: Clock
  /** The attempt's name, by which its receipt is found; empty where there is none. */
  attempt: string
  /** The server's count of the follow-up questions that are open, where answers may open some. */
  followUps?: Progress
}

/** What the server holds of one answer. */
export interface StoredAnswer {
  selected: readonly string[]
  written: string
  revision: number
}

/** The room with the answers that an earlier page could not send any more. */
export type LoadedRoom<R extends Room = Room> = R & { waiting: readonly OutgoingAnswer[] }

/** An answer on its way out. */
export interface OutgoingAnswer {
  id: string
  answeredBy: Question['answeredBy']
  selected: readonly string[]
  written: string
  revision: number
}

/** The calls and texts of one kind of attempt, the room's only knowledge of it. */
export interface AttemptKind<R extends Room = Room> {
  session: SessionName
  /** Tells this attempt from others of its kind. */
  of: string
  load: (signal: AbortSignal) => Promise<R>
  readClock: (signal: AbortSignal) => Promise<Clock>
  save: (answer: OutgoingAnswer) => Promise<{ revision: number; followUps?: Progress }>
  /** The server's newer answer, if it refused an older one and returned it. */
  storedAnswer?: (refusal: ApiError) => StoredAnswer | null
  /** Gives the server's words for it. */
  flag: (question: string, flagged: boolean) => Promise<string>
  /** Gives the server's words for it; empty where the page has its own. */
  end: () => Promise<string>
  words: {
    finish: ReactNode
    leave: ReactNode
  }
}

export type Ending = 'submitted' | 'timeout'
