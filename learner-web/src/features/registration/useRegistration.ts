import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/envelope'
import {
  type Contact,
  type Registration,
  registrationQuery,
  saveRegistration,
  submitRegistration,
} from '../../api/learning'
import type { Row } from './paste'

const PAUSE_MS = 1500
const CONFLICT = 409

export interface Draft {
  pics: Contact[]
  participants: Row[]
}

/** A form that names nobody in charge proposes whoever fills it in. */
function draftOf(form: Registration, writer: Contact): Draft {
  return {
    pics: form.pics.length > 0 ? form.pics : [writer],
    participants: form.participants.map(({ regcourse_id, name, email, phone, position }) => ({
      regcourse_id,
      name,
      email,
      phone,
      position,
    })),
  }
}

/** A registration form that saves itself when the typing rests; a conflict ends that until it is loaded anew. */
export function useRegistration(form: Registration, writer: Contact) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(form, writer))
  const [isDirty, setDirty] = useState(false)
  const version = useRef(form.version)
  const { queryKey } = registrationQuery(form.number)
  const save = useMutation({
    meta: { errors: 'inline' },
    mutationFn: (wanted: Draft) =>
      saveRegistration(form.number, { version: version.current, ...wanted }),
    onSuccess: ({ results }) => {
      version.current = results.version
    },
    onError: () => setDirty(true),
  })
  const submit = useMutation({
    meta: { errors: 'inline' },
    mutationFn: async (wanted: Draft) => {
      await save.mutateAsync(wanted)
      return submitRegistration(form.number)
    },
    onSuccess: ({ results }) => client.setQueryData(queryKey, results),
  })
  const isConflict = save.error instanceof ApiError && save.error.status === CONFLICT
  const { mutate, isPending } = save
  useEffect(() => {
    if (!isDirty || isPending || isConflict) return
    const timer = setTimeout(() => {
      setDirty(false)
      mutate(draft)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [draft, isDirty, isPending, isConflict, mutate])
  const change = (next: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...next }))
    setDirty(true)
  }
  const reload = async () => {
    await client.invalidateQueries({ queryKey })
    location.reload()
  }
  const sent = submit.variables ?? save.variables
  return { draft, sent, change, save, submit, isDirty, isConflict, reload }
}
