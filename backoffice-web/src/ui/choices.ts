import { type TextLike, textOf } from '../define/useText'

export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error'
export interface Label {
  text: TextLike
  tone: Tone
}

/** A table of labels as react-admin `choices`, in the current language. */
export const toChoices = (labels: Record<string, TextLike | Label>) =>
  Object.entries(labels).map(([id, label]) => ({
    id,
    get name() {
      return textOf(typeof label === 'object' && 'tone' in label ? label.text : label)
    },
  }))
