import { t } from '@lingui/core/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../ui/toast'

export interface AgencyChoice {
  text: string
  /** The agencies to choose from; loaded on demand. */
  names: readonly string[]
  /** Whether what was typed is none of them. */
  isUnknown: boolean
  /** The chosen role in the agency. */
  rolinId: number | null
  write: (text: string) => void
  load: () => void
  /** Whether the buyer may go on; says why not. */
  check: () => boolean
}

const same = (one: string, other: string) => one.toLowerCase() === other.trim().toLowerCase()

async function agenciesOf(role: string, client: QueryClient) {
  const { agenciesOfRoleQuery } = await import('../../api/agencies')
  return client.fetchQuery(agenciesOfRoleQuery(role))
}

type Agencies = Awaited<ReturnType<typeof agenciesOf>>

// If the list failed to load, focusing the field again refetches it.
const quiet = () => undefined

/** The agency of the assessment: none, or one that has the job role. */
export function useAgency(role: string | null): AgencyChoice {
  const client = useQueryClient()
  const [text, write] = useState('')
  const [agencies, setAgencies] = useState<Agencies>([])
  const load = () => {
    if (role !== null) agenciesOf(role, client).then(setAgencies).catch(quiet)
  }
  const chosen = agencies.find(({ instansi_name }) => same(instansi_name, text))
  const isUnknown = text.trim() !== '' && !chosen
  return {
    text,
    names: agencies.map(({ instansi_name }) => instansi_name),
    isUnknown,
    rolinId: chosen?.rolin_instansi_id ?? null,
    write,
    load,
    check: () => {
      if (isUnknown) toast.error(t`Pilih instansi dari daftar, atau kosongkan.`)
      return !isUnknown
    },
  }
}
