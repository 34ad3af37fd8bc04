import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { BASE } from '../../api/client'
import type { components } from '../../api/schema'
import { EVERYTHING, useWrite } from '../../providers/useWrite'
import { useUndoNotice } from '../../ui/useUndoNotice'

export type Review = components['schemas']['ReviewOut']
export type RejectionReason = Review['rejected_for']

interface Rejection {
  id: number
  reason: RejectionReason
}

/** Actions on a review, and undoing the last rejection. */
export function useModeration() {
  const { t } = useLingui()
  const notifyWithUndo = useUndoNotice()
  const rejected = useRef<number | null>(null)
  const publish = useWrite((send, id: number) => send('post', `${BASE}/reviews/${id}/publish`), {
    done: t`Ulasan ditampilkan`,
    invalidates: EVERYTHING,
  })
  const reopen = useWrite((send, id: number) => send('post', `${BASE}/reviews/${id}/reopen`), {
    done: t`Ulasan kembali menunggu`,
    invalidates: EVERYTHING,
  })
  const reopenReview = (id: number) => {
    if (rejected.current === id) rejected.current = null
    reopen.mutate(id)
  }
  const reject = useWrite(
    (send, { id, reason }: Rejection) =>
      send('post', `${BASE}/reviews/${id}/reject`, { body: { reason } }),
    {
      invalidates: EVERYTHING,
      onSuccess: (_done, { id }) => {
        rejected.current = id
        notifyWithUndo(t`Ulasan ditolak`, () => reopenReview(id))
      },
    },
  )
  const undo = () => {
    if (rejected.current !== null) reopenReview(rejected.current)
  }
  const isBusy = (id: number) =>
    [
      publish.isPending && publish.variables,
      reject.isPending && reject.variables.id,
      reopen.isPending && reopen.variables,
    ].includes(id)
  return { publish: publish.mutate, reject: reject.mutate, reopen: reopenReview, undo, isBusy }
}

export type Moderation = ReturnType<typeof useModeration>
