import { type TextLike, textOf } from '../define/useText'

export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error'
export interface Label {
  text: TextLike
  tone: Tone
}

/** A table of labels as the `choices` of a react-admin input, in the language of the moment. */
export const toChoices = (labels: Record<string, TextLike | Label>) =>
  Object.entries(labels).map(([id, label]) => ({
    id,
    get name() {
      return textOf(typeof label === 'object' && 'tone' in label ? label.text : label)
    },
  }))
