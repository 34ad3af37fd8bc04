import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { type Workspace as Given, type Seat, workspaceQuery } from '../../api/corporate'
import { ApplyForm } from '../../features/corporate/ApplyForm'
import { CompanySwitcher } from '../../features/corporate/CompanySwitcher'
import { Inbox } from '../../features/corporate/Inbox'
import { ManagerTabs } from '../../features/corporate/ManagerTabs'
import { Memberships } from '../../features/corporate/Memberships'
import { useCompany } from '../../features/corporate/useCompany'
import { Benefits } from '../../features/organizations/Benefits'
import { usePageMeta } from '../../lib/pageMeta'
import { Button } from '../../ui/Button'
import { FormAlert } from '../../ui/form/FormAlert'
import { QueryView } from '../../ui/QueryView'
import { Loading, Skeleton } from '../../ui/Skeleton'
import { EmptyState } from '../../ui/States'

type Refused = Given['refused']

// The illustration is for members only.
const OwnResults = lazy(async () => ({
  default: (await import('../../features/corporate/OwnResults')).OwnResults,
}))

export function Component() {
  const { t } = useLingui()
  usePageMeta(t`Perusahaan dan TNA`)
  return (
    <div className="page grid grid-cols-1 gap-4 pb-10 desk:gap-6">
      <Heading />
      <Inbox />
      <QueryView
        query={useQuery(workspaceQuery())}
        pending={
          <Loading>
            <Skeleton className="h-64 rounded-card" />
          </Loading>
        }
      >
        {({ rows, refused }) => <Workspace seats={rows} refused={refused} />}
      </QueryView>
    </div>
  )
}

/** The page's title with the company's name. */
function Heading() {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-5 desk:pt-9">
      <h1 className="text-2xl desk:text-3xl">
        <Trans>Perusahaan</Trans>
      </h1>
      <CompanySwitcher />
      <p className="hidden basis-full text-muted desk:block">
        <Trans>Kelola anggota, temukan kebutuhan pelatihan, dan minta penawaran untuk tim.</Trans>
      </p>
    </header>
  )
}

function Workspace({ seats, refused }: { seats: readonly Seat[]; refused: Refused }) {
  const company = useCompany()
  const isManager = seats.some((seat) => seat.is_manager)
  if (seats.length === 0) return <Apply refused={refused} />
  return (
    <div className="grid grid-cols-1 gap-6">
      {!isManager && <Memberships seats={seats} />}
      {isManager && <ManagerTabs key={company} seats={seats} />}
      {seats.some((seat) => !seat.is_manager) && (
        <Suspense fallback={null}>
          <OwnResults />
        </Suspense>
      )}
    </div>
  )
}

function Apply({ refused }: { refused: Refused }) {
  const [isOpen, setOpen] = useState(false)
  if (refused) {
    return (
      <div className="grid gap-4">
        <FormAlert tone="danger">
          <Trans>Pengajuan {refused.name} belum dapat disetujui.</Trans> {refused.reason}
        </FormAlert>
        <ApplyForm refused={refused} />
      </div>
    )
  }
  if (isOpen) return <ApplyForm refused={null} />
  return (
    <>
      <EmptyState
        title={<Trans>Punya tim yang perlu dilatih?</Trans>}
        action={
          <Button onClick={() => setOpen(true)}>
            <Trans>Daftarkan perusahaan</Trans>
          </Button>
        }
      >
        <Trans>
          Ajukan ruang belajar perusahaan. Undangan dari perusahaan lain muncul di sini.
        </Trans>
      </EmptyState>
      <Benefits />
    </>
  )
}
