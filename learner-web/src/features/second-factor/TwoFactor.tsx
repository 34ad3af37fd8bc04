import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type TwoFactor as State, twoFactorQuery } from '../../api/twoFactor'
import { ActiveDevice } from './ActiveDevice'
import { RecoveryCodes } from './RecoveryCodes'
import { SetUp } from './SetUp'

interface TwoFactorProps {
  state: State
  hasPassword: boolean
}

/**
 * Two-step verification of the user's account; new codes stay visible until the user has confirmed saving
 * them.
 */
export function TwoFactor({ state, hasPassword }: TwoFactorProps) {
  const client = useQueryClient()
  const [codes, setCodes] = useState<readonly string[]>([])
  const [isChanged, setChanged] = useState(false)
  const refresh = async () => {
    setChanged(true)
    await client.invalidateQueries({ queryKey: twoFactorQuery().queryKey })
  }
  const done = async () => {
    await refresh()
    setCodes([])
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={done} />
  const props = { hasPassword, takesFocus: isChanged, onCodes: setCodes }
  return state.enabled ? (
    <ActiveDevice state={state} onOff={refresh} {...props} />
  ) : (
    <SetUp {...props} />
  )
}
