import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/envelope'
import { type FaqBoardName, sendHelpfulVote } from '../../api/faqs'
import { getItem, setItem } from '../../lib/storage'

export type Vote = 'yes' | 'no'

type Votes = Record<string, Vote>

const KEY = 'helped'
const ALREADY = 409
const given = () => getItem<Votes>(KEY) ?? {}

function remember(uuid: string, vote: Vote | null): void {
  const { [uuid]: _old, ...others } = given()
  setItem(KEY, vote === null ? others : { ...others, [uuid]: vote })
}

/** This visitor's helpful vote: once, shown optimistically, reverted on an error. */
export function useHelpfulVote(board: FaqBoardName, uuid: string) {
  const [vote, setVote] = useState<Vote | null>(() => given()[uuid] ?? null)
  const show = (next: Vote | null) => {
    setVote(next)
    remember(uuid, next)
  }
  const { mutate } = useMutation({
    mutationFn: (wanted: Vote) => sendHelpfulVote(board, uuid, wanted),
    onMutate: show,
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === ALREADY)) show(null)
    },
  })
  return { vote, sendVote: mutate }
}
