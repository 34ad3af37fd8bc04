import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../api/envelope'
import {
  type Registration,
  registrationQuery,
  saveRegistration,
  submitRegistration,
} from '../../api/learning'
import { type Draft, draftOf, hasOwnContact, type Writer, withOwnContact } from './draft'

const PAUSE_MS = 1500
const CONFLICT = 409

/** A registration form with debounced autosave; a conflict stops it until a reload. */
export function useRegistration(form: Registration, writer: Writer) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(form, writer))
  const [isOwnContact, setIsOwnContact] = useState(() => hasOwnContact(form, writer))
  const [isDirty, setDirty] = useState(false)
  const [isCorrected, setCorrected] = useState(false)
  const version = useRef(form.version)
  const { queryKey } = registrationQuery(form.number)
  const save = useMutation({
    meta: { errors: 'inline' },
    mutationFn: (body: Draft) =>
      saveRegistration(form.number, { version: version.current, ...body }),
    onSuccess: ({ results }) => {
      version.current = results.version
    },
    onError: () => setDirty(true),
  })
  const submit = useMutation({
    meta: { errors: 'inline' },
    onMutate: () => setCorrected(false),
    mutationFn: async (body: Draft) => {
      await save.mutateAsync(body)
      return submitRegistration(form.number)
    },
    onSuccess: ({ results }) => client.setQueryData(queryKey, results),
  })
  const isConflict = save.error instanceof ApiError && save.error.status === CONFLICT
  const { mutate, isPending } = save
  const wanted = useMemo(
    () => (isOwnContact ? withOwnContact(draft) : draft),
    [draft, isOwnContact],
  )
  useEffect(() => {
    if (!isDirty || isPending || isConflict) return
    const timer = setTimeout(() => {
      setDirty(false)
      mutate(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, isDirty, isPending, isConflict, mutate])
  const touch = () => {
    setDirty(true)
    setCorrected(true)
  }
  const change = (next: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...next }))
    touch()
  }
  const setOwnContact = (is: boolean) => {
    setIsOwnContact(is)
    touch()
  }
  const reload = async () => {
    await client.invalidateQueries({ queryKey })
    location.reload()
  }
  const sent = submit.variables ?? save.variables
  const error = submit.error ?? save.error
  // The form's message refers to what was sent; fields that are still wrong keep their own messages.
  const refusal = isCorrected ? save.error : error
  return {
    draft,
    wanted,
    sent,
    error,
    refusal,
    isOwnContact,
    setOwnContact,
    change,
    save,
    submit,
    isDirty,
    isConflict,
    reload,
  }
}
