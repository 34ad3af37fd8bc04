import { Trans } from '@lingui/react/macro'
import type { AssessmentResult } from '../../api/types'
import { Card } from '../../ui/Card'
import { LevelMeanings, Meanings } from '../levels/LevelMeanings'

/** Explains the numbers of a result. */
export function HowItIsCounted({ result }: { result: AssessmentResult }) {
  return (
    <Card className="grid gap-3 p-5 break-inside-avoid desk:grid-cols-2 desk:gap-10 print:block print:border-0 print:p-0">
      <Rules result={result} />
      <div className="desk:hidden">
        <LevelMeanings levels={result.levels} />
      </div>
      <div className="no-print text-sm max-desk:hidden">
        <h2 className="text-lg">
          <Trans>Apa arti tiap level?</Trans>
        </h2>
        <Meanings levels={result.levels} />
      </div>
    </Card>
  )
}

function Rules({
  result: { passing_percent: passing, floor_percent: floor, is_free: isEstimate },
}: {
  result: AssessmentResult
}) {
  return (
    <div className="grid content-start gap-3 print:gap-1">
      <h2 className="text-lg">
        <Trans>Cara menghitung</Trans>
      </h2>
      <ul className="grid list-disc gap-2 ps-5 print:gap-0.5 text-sm text-muted marker:text-primary">
        <li>
          <Trans>
            Sebuah level tercapai bila nilainya mencapai {passing}%, nilai semua soal sampai level
            itu juga, dan tidak ada level di bawahnya yang kurang dari {floor}%.
          </Trans>
        </li>
        <li>
          <Trans>
            Skor keseluruhan adalah rata-rata skor unit, ditimbang menurut pentingnya tiap unit bagi
            peran ini.
          </Trans>
        </li>
        {!isEstimate && (
          <li>
            <Trans>
              Soal bertingkat dihitung satu soal, benar bila semua langkahnya benar. Rincian level
              menyebut soal lanjutannya sendiri; masing-masing ikut menentukan nilai.
            </Trans>
          </li>
        )}
        <li>
          <Trans>
            Soal dan kuncinya tidak ditampilkan lagi, agar asesmen tetap adil bagi peserta
            berikutnya.
          </Trans>
        </li>
      </ul>
    </div>
  )
}
