import type { ReactNode } from 'react'
import type { SessionName } from '../../api/attemptSessions'

/** The server's times; while a supervisor has paused the attempt its end moves along. */
export interface Clock {
  time_start: string
  time_now: string
  time_end: string
  is_paused: boolean
}

export interface Option {
  id: string
  text: string
}

export interface Question {
  id: string
  number: number
  text: string
  /** How it is answered. */
  answeredBy: 'one' | 'several' | 'text'
  /** A text that an assessor reads, of several sentences. */
  isLong?: boolean
  options: readonly Option[]
  selected: readonly string[]
  written: string
  flagged: boolean
  revision: number
}

export interface Section {
  code: string
  name: string
  questions: readonly Question[]
}

/** Everything in the room at once, so that a lost connection does not stop the participant. */
export interface Room {
  title: string
  sections: readonly Section[]
  clock: Clock
  /** The attempt's name, by which its receipt is found; empty where there is none. */
  attempt: string
}

/** The room with the answers that an earlier page could not send any more. */
export interface LoadedRoom extends Room {
  waiting: readonly OutgoingAnswer[]
}

/** An answer on its way out. */
export interface OutgoingAnswer {
  id: string
  answeredBy: Question['answeredBy']
  selected: readonly string[]
  written: string
  revision: number
}

/** What one kind of attempt is: its calls and its words. The room knows nothing else of it. */
export interface AttemptKind {
  session: SessionName
  /** Tells this attempt from others of its kind. */
  of: string
  load: (signal: AbortSignal) => Promise<Room>
  readClock: (signal: AbortSignal) => Promise<Clock>
  save: (answer: OutgoingAnswer) => Promise<{ revision: number }>
  /** Gives the server's words for it. */
  flag: (question: string, flagged: boolean) => Promise<string>
  /** Gives the server's words for it. */
  end: () => Promise<string>
  words: {
    finish: ReactNode
    leave: ReactNode
  }
}

export type Ending = 'submitted' | 'timeout'
