import type { components } from '../api/schema'

type Schemas = components['schemas']

export type Task = Schemas['TaskOut']
export type TaskStatus = Task['status']
export type MyDay = Schemas['MyDay']
