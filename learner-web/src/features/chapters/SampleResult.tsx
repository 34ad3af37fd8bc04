import { Trans } from '@lingui/react/macro'
import type { RequiredUnit } from '../../api/types'
import { ExampleResult } from '../example-result/ExampleResult'

/** The example's difference from each unit's required level, in turn. */
const DISTANCES: readonly number[] = [0, -1, -2, 0]

/** A sample result with the product's units and invented levels. */
export function SampleResult({ units, role }: { units: readonly RequiredUnit[]; role: string }) {
  return (
    <div className="grid gap-3">
      <ExampleResult
        role={<bdi>{role}</bdi>}
        units={units.map(example)}
        className="border border-line"
      />
      <p className="text-sm text-muted">
        <Trans>
          Angkanya contoh. Hasil Anda juga memuat jumlah jawaban benar per unit dan pelatihan yang
          disarankan.
        </Trans>
      </p>
    </div>
  )
}

function example({ uk_name, required_level }: RequiredUnit, index: number) {
  const required = required_level ?? 1
  const distance = DISTANCES[index % DISTANCES.length] ?? 0
  const achieved = Math.max(required + distance, 0)
  return { name: <bdi>{uk_name}</bdi>, achieved, required }
}
