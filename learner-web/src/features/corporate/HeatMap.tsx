import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ClipboardPlus, FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { campaignsQuery, resultsQuery, type TnaResults } from '../../api/corporate'
import { formatDate, formatNumber, formatRupiah } from '../../lib/format'
import { Button, buttonVariants } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { cn } from '../../ui/cn'
import { Field } from '../../ui/Field'
import { ListSkeleton } from '../../ui/ListSkeleton'
import { QueryView } from '../../ui/QueryView'
import { Select } from '../../ui/Select'
import { EmptyState } from '../../ui/States'
import { UntranslatedText } from '../../ui/UntranslatedText'
import { CampaignForm } from './CampaignForm'
import { Radar, RoleRadar } from './OwnResults'
import { Recommendations } from './Recommendations'
import { useCompany } from './useCompany'

type Row = TnaResults['rows'][number]

/** From no gap to a large one; the number stands in the cell, so the colour only helps. */
const HEAT = [
  'bg-success-tint text-success',
  'bg-warning-tint/60 text-warning',
  'bg-warning-tint text-warning',
  'bg-danger-tint text-danger',
  'bg-danger-tint text-danger font-bold',
]

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
          <span />
        )}
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <ClipboardPlus aria-hidden className="size-4.5" />
          <Trans>Buka TNA baru</Trans>
        </Button>
      </div>
      {isOpen && <CampaignForm onDone={() => setOpen(false)} />}
    </>
  )
}

function Results({ results }: { results: TnaResults }) {
  const [chosen, setChosen] = useState(0)
  const { campaign, rows } = results
  const row = rows[chosen]
  return (
    <div className="grid grid-cols-1 gap-6">
      {campaign && (
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div>
            <h2 className="text-xl">
              <UntranslatedText>{campaign.title}</UntranslatedText>
            </h2>
            <p className="text-muted">
              <Trans>
                {formatNumber(campaign.submitted)} dari {formatNumber(campaign.invited)} anggota
                sudah mengisi · ditutup {formatDate(campaign.closes_at)}
              </Trans>
              {campaign.budget !== null && (
                <>
                  {' · '}
                  <Trans>anggaran {formatRupiah(campaign.budget)}</Trans>
                </>
              )}
            </p>
          </div>
          <a href={results.workbook} className={buttonVariants({ variant: 'secondary' })}>
            <FileSpreadsheet aria-hidden className="size-4.5" />
            <Trans>Unduh Excel</Trans>
          </a>
        </div>
      )}
      {results.left_out > 0 && (
        <p className="text-muted">
          <Plural
            value={results.left_out}
            other="Hasil # anggota yang belum mengizinkan tidak ditampilkan. Hasil mereka baru tampil sebagai rata-rata bila sedikitnya tiga orang dengan peran yang sama."
          />
        </p>
      )}
      <Grid results={results} chosen={chosen} onChoose={setChosen} />
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <Recommendations
          rows={results.recommendations}
          budget={campaign?.budget ?? null}
          canQuote
        />
        <div className="grid gap-6">
          {row && <PersonCard results={results} row={row} />}
          {results.roles.map((role) => (
            <RoleCard key={role.job_role} results={results} role={role} />
          ))}
        </div>
      </div>
    </div>
  )
}

function PersonCard({ results, row }: { results: TnaResults; row: Row }) {
  return (
    <Card className="grid gap-3 p-5">
      <h3 className="text-lg">
        {row.name || <Trans>{formatNumber(row.people)} anggota lain</Trans>}
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

interface GridProps {
  results: TnaResults
  chosen: number
  onChoose: (index: number) => void
}

function Grid({ results, chosen, onChoose }: GridProps) {
  return (
    <Card className="overflow-x-auto">
      <table className="w-full border-separate border-spacing-1 p-3 text-sm">
        <caption className="px-5 pt-4 text-start text-muted">
          <Trans>Level yang masih kurang, per orang dan unit kompetensi</Trans>
        </caption>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-start">
              <Trans>Anggota</Trans>
            </th>
            {results.units.map((unit) => (
              <th key={unit.unit_id} scope="col" className="min-w-28 p-2 text-start align-bottom">
                <span className="line-clamp-3 text-xs font-semibold" title={unit.code}>
                  <bdi>{unit.name}</bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people without consent have no name
            <tr key={index}>
              <th scope="row" className="p-0 text-start">
                <button
                  type="button"
                  aria-pressed={index === chosen}
                  onClick={() => onChoose(index)}
                  className={cn(
                    'min-h-11 w-full min-w-40 rounded-control px-2 text-start font-semibold hover:text-primary',
                    index === chosen && 'bg-primary-tint text-primary',
                  )}
                >
                  {row.name || <Trans>{formatNumber(row.people)} anggota lain</Trans>}
                </button>
              </th>
              {results.units.map((unit) => (
                <HeatCell key={unit.unit_id} row={row} unitId={unit.unit_id} />
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row" className="p-2 text-start">
              <Trans>Jumlah</Trans>
            </th>
            {results.units.map((unit) => (
              <td key={unit.unit_id} className="p-2 text-center font-bold tabular-nums">
                {formatNumber(unit.gap)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Card>
  )
}

function HeatCell({ row, unitId }: { row: Row; unitId: number }) {
  const { t } = useLingui()
  const cell = row.cells.find(({ unit_id }) => unit_id === unitId)
  if (!cell) return <td className="rounded-control bg-sunken" />
  const heat = HEAT[Math.min(Math.ceil(cell.gap), HEAT.length - 1)]
  return (
    <td
      className={cn('rounded-control p-2 text-center tabular-nums', heat)}
      title={t`Disyaratkan ${cell.required}, dinilai ${cell.own ?? '–'} dan ${cell.superior ?? '–'}`}
    >
      {formatNumber(cell.gap)}
    </td>
  )
}
