import { useLingui } from '@lingui/react/macro'
import { Button } from '@mui/material'
import { useState } from 'react'
import { CanAccess, Confirm, useRecordContext } from 'react-admin'
import { BASE } from '../../api/client'
import { useAction } from '../../ui/useAction'

/** Brings an agent's conversations back into the queue, such as when somebody falls ill. */
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
  const { mutate, isPending } = useAction(
    `${BASE}/chat-agents/${record?.id}/release`,
    t`Percakapan dikembalikan ke antrean`,
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
          mutate(undefined)
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
