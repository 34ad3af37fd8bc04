import { msg } from '@lingui/core/macro'

export const choiceNames = {
  single: msg`Satu jawaban`,
  multiple: msg`Beberapa jawaban`,
  text: msg`Isian`,
} as const

export const typeNames = {
  single: msg`Tunggal`,
  nested: msg`Bertingkat`,
} as const

export const LEVELS = [1, 2, 3, 4, 5].map((level) => ({ id: level, name: String(level) }))
