import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useState } from 'react'
import { CanAccess, Confirm, useRecordContext } from 'react-admin'
import { BASE } from '../../api/client'
import { EVERYTHING, useWrite } from '../../providers/useWrite'

/** Returns an agent's conversations to the queue, for example during sick leave. */
export default function AgentActions() {
  return (
    <CanAccess resource="chat-agents" action="edit">
      <Release />
    </CanAccess>
  )
}

const Release = () => {
  const { t } = useLingui()
  const record = useRecordContext()
  const [isOpen, setOpen] = useState(false)
  const label = t`Kembalikan ke antrean`
  const { mutate, isPending } = useWrite(
    (send) => send('post', `${BASE}/chat-agents/${record?.id}/release`),
    { done: t`Percakapan dikembalikan ke antrean`, invalidates: EVERYTHING },
  )
  if (!record?.open_count) return null
  return (
    <>
      <Button size="small" disabled={isPending} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={label}
        content={t`Semua percakapan terbuka agen ini kembali ke antrean atau langsung ke agen lain.`}
        onConfirm={() => {
          setOpen(false)
          mutate()
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
