import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'

/** Says a text of a definition in the language of the page; plain strings stay as they are. */
export function useText(): (text: MessageDescriptor | string) => string {
  const { _ } = useLingui()
  return (text) => (typeof text === 'string' ? text : _(text))
}
