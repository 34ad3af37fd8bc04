import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ClipboardPlus, FileSpreadsheet } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { campaignsQuery, resultsQuery, type TnaResults } from '../../api/corporate'
import { formatDate, formatNumber, formatRupiah } from '../../lib/format'
import { useIsDesktop } from '../../lib/useIsDesktop'
import { Button, buttonVariants } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { FactLine } from '../../ui/FactLine'
import { Field } from '../../ui/Field'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { Select } from '../../ui/Select'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { HeatGrid } from './HeatGrid'
import { HeatList } from './HeatList'
import { Radar, RoleRadar } from './OwnResults'
import { Recommendations } from './Recommendations'
import { useCompany } from './useCompany'

type Row = TnaResults['rows'][number]
type CampaignRow = NonNullable<TnaResults['campaign']>

const CampaignForm = lazy(async () => ({
  default: (await import('./CampaignForm')).CampaignForm,
}))

/** People by units: where levels are missing, and what closes the gaps. */
export function HeatMap() {
  const [params] = useSearchParams()
  const company = useCompany()
  const campaign = params.get('campaign') ?? ''
  return (
    <div className="grid grid-cols-1 gap-6">
      <Campaigns chosen={campaign} />
      <QueryView
        key={`${company ?? ''}/${campaign}`}
        query={useQuery(resultsQuery(company, campaign || undefined))}
        pending={<ListSkeleton count={1} className="grid" item="h-96 rounded-card" />}
      >
        {(results) => (results.campaign ? <Results results={results} /> : <NoAnalysis />)}
      </QueryView>
    </div>
  )
}

const NoAnalysis = () => (
  <EmptyState title={<Trans>Belum ada TNA</Trans>}>
    <Trans>Buka TNA pertama: pilih anggota dan perannya, hasilnya tampil di sini.</Trans>
  </EmptyState>
)

// Which analysis is shown, and opening another.
function Campaigns({ chosen }: { chosen: string }) {
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const rows = useQuery(campaignsQuery(useCompany())).data?.rows ?? []
  const choose = (campaign: string) => {
    const next = new URLSearchParams(params)
    next.set('campaign', campaign)
    setParams(next, { preventScrollReset: true })
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {rows.length > 1 ? (
          <div className="min-w-56 max-w-md flex-1">
            <Field label={<Trans>Analisis</Trans>}>
              {(control) => (
                <Select
                  {...control}
                  value={chosen || rows[0]?.campaign_uuid}
                  onChange={(event) => choose(event.target.value)}
                >
                  {rows.map((row) => (
                    <option key={row.campaign_uuid} value={row.campaign_uuid}>
                      {row.title}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        ) : (
          <p className="max-w-xl self-center text-muted max-sm:hidden">
            <Trans>Tim mengisi TNA, Anda melihat kesenjangannya dan meminta penawaran.</Trans>
          </p>
        )}
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ClipboardPlus aria-hidden className="size-4.5" />
          <Trans>Buka TNA baru</Trans>
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={<ListSkeleton count={1} className="grid" item="h-96 rounded-card" />}>
          <CampaignForm onDone={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

function Results({ results }: { results: TnaResults }) {
  const isDesktop = useIsDesktop()
  // On phones a person's levels are in the list itself.
  const [chosen, setChosen] = useState(isDesktop ? 0 : -1)
  const { campaign, rows } = results
  const row = rows[chosen]
  const Heat = isDesktop ? HeatGrid : HeatList
  const left = results.budget_left
  return (
    <div className="grid grid-cols-1 gap-6">
      {campaign && <Head campaign={campaign} workbook={results.workbook} />}
      {results.left_out > 0 && (
        <p className="text-sm text-muted">
          <Plural
            value={results.left_out}
            other="Hasil # anggota lain yang belum mengizinkan tidak ditampilkan. Hasil mereka baru tampil sebagai rata-rata bila sedikitnya tiga orang dengan peran yang sama."
          />
        </p>
      )}
      <Heat results={results} chosen={chosen} onChoose={setChosen} />
      <Recommendations
        rows={results.recommendations}
        budget={left}
        approved={(campaign?.budget ?? 0) - (left ?? 0)}
        campaign={campaign?.campaign_uuid}
      />
      <div className="flex flex-wrap gap-6 *:flex-[1_1_22rem]">
        {isDesktop && row && <PersonCard results={results} row={row} />}
        {results.roles.map((role) => (
          <RoleCard key={role.job_role} results={results} role={role} />
        ))}
      </div>
      <NoMean results={results} />
    </div>
  )
}

function Head({ campaign, workbook }: { campaign: CampaignRow; workbook: string }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div>
        <p className="text-sm font-semibold text-primary">
          <Trans>Analisis kebutuhan pelatihan (TNA)</Trans>
        </p>
        <h2 className="text-xl">
          <UntranslatedText>{campaign.title}</UntranslatedText>
        </h2>
        <p className="text-muted">
          <FactLine>
            <Trans>
              {formatNumber(campaign.submitted)} dari {formatNumber(campaign.invited)} anggota sudah
              mengisi
            </Trans>
            <Trans>ditutup {formatDate(campaign.closes_at)}</Trans>
            {campaign.budget !== null && <Trans>anggaran {formatRupiah(campaign.budget)}</Trans>}
          </FactLine>
        </p>
      </div>
      <a href={workbook} className={buttonVariants({ variant: 'secondary' })}>
        <FileSpreadsheet aria-hidden className="size-4.5" />
        <Trans>Unduh Excel</Trans>
      </a>
    </div>
  )
}

/** Why a role that is on the page has no mean. */
function NoMean({ results }: { results: TnaResults }) {
  const known = new Set(results.roles.map(({ job_role }) => job_role))
  const others = new Set(results.rows.map(({ job_role }) => job_role).filter((r) => !known.has(r)))
  if (others.size === 0) return null
  return (
    <p className="text-sm text-muted">
      <Trans>
        Rata-rata {[...others].join(', ')} tidak ditampilkan: perlu sedikitnya tiga orang yang
        hasilnya tampil.
      </Trans>
    </p>
  )
}

function PersonCard({ results, row }: { results: TnaResults; row: Row }) {
  return (
    <Card className="grid gap-3 p-5">
      <h3 className="text-lg">
        {row.name ? (
          <bdi>{row.name}</bdi>
        ) : (
          <Trans>Rata-rata {formatNumber(row.people)} anggota lain</Trans>
        )}
        <span className="font-normal text-muted"> · {row.job_role}</span>
      </h3>
      <Radar results={results} row={row} />
    </Card>
  )
}

function RoleCard({ results, role }: { results: TnaResults; role: TnaResults['roles'][number] }) {
  return (
    <Card className="grid gap-3 p-5">
      <h3 className="text-lg">
        <bdi>{role.job_role}</bdi>
        <span className="font-normal text-muted">
          {' · '}
          <Trans>rata-rata {formatNumber(role.people)} orang</Trans>
        </span>
      </h3>
      <RoleRadar results={results} role={role} />
    </Card>
  )
}
