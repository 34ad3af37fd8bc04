import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ownResultsQuery, type TnaResults } from '../../api/corporate'
import { Card } from '../../ui/Card'
import { RadarChart } from '../levels/RadarChart'
import { Recommendations } from './Recommendations'

const LEVELS = 5

/** The reader's own line of the newest analysis, drawn. */
export function OwnResults() {
  const { data } = useQuery(ownResultsQuery())
  if (!data?.rows.length) return null
  return (
    <section className="grid gap-4" aria-labelledby="own-results">
      <h2 id="own-results" className="text-xl">
        <Trans>Analisis kebutuhan pelatihan (TNA) saya</Trans>
      </h2>
      <div className="grid items-start gap-6 desk:grid-cols-2">
        <Card className="p-5">
          <Radar results={data} row={data.rows[0] as TnaResults['rows'][number]} />
        </Card>
        <Recommendations rows={data.recommendations} />
      </div>
    </section>
  )
}

interface RadarProps {
  results: TnaResults
  row: TnaResults['rows'][number]
}

/** A person's levels against the requirements; for a group only its gaps are known. */
export function Radar({ results, row }: RadarProps) {
  const { t } = useLingui()
  const axes = row.cells.map((cell) => {
    const unit = results.units.find(({ unit_id }) => unit_id === cell.unit_id)
    const given = [cell.own, cell.superior].filter((level) => level !== null)
    const achieved = given.length
      ? given.reduce((sum, level) => sum + level, 0) / given.length
      : cell.required - cell.gap
    return { label: unit?.name ?? '', achieved, required: cell.required }
  })
  return <RadarChart title={row.name || t`Anggota tanpa nama`} axes={axes} max={LEVELS} />
}

interface RoleRadarProps {
  results: TnaResults
  role: TnaResults['roles'][number]
}

/** The mean of a job role against what it requires. */
export function RoleRadar({ results, role }: RoleRadarProps) {
  const axes = role.cells.map(({ unit_id, level, required }) => {
    const unit = results.units.find((one) => one.unit_id === unit_id)
    return { label: unit?.name ?? '', achieved: level, required }
  })
  return <RadarChart title={role.job_role} axes={axes} max={LEVELS} />
}
