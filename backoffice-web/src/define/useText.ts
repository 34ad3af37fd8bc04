import { i18n, type MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** A text of the catalogue, or words that are the same in every language. */
export type TextLike = MessageDescriptor | string

/** A text of a definition in the language of the moment; plain strings stay as they are. */
export const textOf = (text: TextLike): string => (typeof text === 'string' ? text : i18n._(text))

/** The same as a hook: its component is rendered again when the language changes. */
export function useText(): (text: TextLike) => string {
  const { _ } = useLingui()
  return (text) => (typeof text === 'string' ? text : _(text))
}
