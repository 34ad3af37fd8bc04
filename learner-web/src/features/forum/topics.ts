import { useLingui } from '@lingui/react/macro'
import type { ForumTopic } from '../../api/forum'

/** What discussions can be about, in the reader's language. */
export function useTopics(): readonly { value: ForumTopic; label: string }[] {
  const { t } = useLingui()
  return [
    { value: 'question', label: t({ message: 'Tanya jawab', context: 'topic' }) },
    { value: 'sharing', label: t`Berbagi pengalaman` },
    { value: 'career', label: t`Karier` },
    { value: 'general', label: t`Umum` },
  ]
}
