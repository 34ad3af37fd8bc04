import { i18n, type MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

export type Text = MessageDescriptor | string

/** A text of a definition in the language of the moment; plain strings stay as they are. */
export const textOf = (text: Text): string => (typeof text === 'string' ? text : i18n._(text))

/** The same, bound to the page: a component that uses it is drawn anew with another language. */
export function useText(): (text: Text) => string {
  const { _ } = useLingui()
  return (text) => (typeof text === 'string' ? text : _(text))
}
