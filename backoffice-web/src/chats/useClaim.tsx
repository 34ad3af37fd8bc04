import { useState } from 'react'
import { ClaimDialog } from './ClaimDialog'
import { usePresence } from './usePresence'

export type ClaimVerb = 'claim' | 'take-over'

/** Takes a conversation; agents who are off duty are asked about that first. */
export function useClaim(act: (verb: ClaimVerb) => unknown) {
  const { presence, change } = usePresence()
  const [verb, setVerb] = useState<ClaimVerb | null>(null)
  const take = (wanted: ClaimVerb) => {
    if (presence?.status === 'offline') setVerb(wanted)
    else void act(wanted)
  }
  const close = () => setVerb(null)
  const onClaim = (isOnDuty: boolean) => {
    if (isOnDuty) change({ status: 'online' })
    if (verb) void act(verb)
    close()
  }
  return { take, dialog: verb && <ClaimDialog onClaim={onClaim} onClose={close} /> }
}
