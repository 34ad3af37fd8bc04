import { Trans } from '@lingui/react/macro'
import { ExampleResult, type ExampleUnit } from './ExampleResult'

const UNITS: readonly ExampleUnit[] = [
  { name: <Trans>Mengumpulkan data</Trans>, achieved: 3, required: 3 },
  { name: <Trans>Menelaah data</Trans>, achieved: 2, required: 3 },
  { name: <Trans>Memvalidasi data</Trans>, achieved: 1, required: 3 },
  { name: <Trans>Membersihkan data</Trans>, achieved: 2, required: 2 },
]

/** What the shop promises, at its first sight. */
export function ResultPreview() {
  return (
    <ExampleResult
      role={<Trans>Analis Data</Trans>}
      units={UNITS}
      className="rise max-w-md shadow-overlay desk:w-104"
    />
  )
}
