import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { components } from '../../api/schema'
import { formatNumber } from '../../lib/format'

type Numbers = components['schemas']['StorefrontNumbers']

/** Fewer finished assessments than this are not worth showing. */
const CONVINCING = 500

/** The house in numbers that are counted. */
export function NumberBand({ numbers }: { numbers: Numbers }) {
  const { finished_attempts } = numbers
  return (
    <dl className="mt-6 grid auto-cols-fr grid-flow-col gap-px overflow-hidden rounded-card border border-line bg-line desk:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]">
      <Figures numbers={numbers}>
        {finished_attempts >= CONVINCING && (
          <Figure value={formatNumber(finished_attempts)}>
            <Plural value={finished_attempts} other="asesmen dan ujian diselesaikan" />
          </Figure>
        )}
      </Figures>
    </dl>
  )
}

/** The same numbers with the roles, four in a square. */
export function NumberGrid({ numbers }: { numbers: Numbers }) {
  const { job_roles } = numbers
  return (
    <dl className="rise grid w-full max-w-md grid-cols-2 gap-px overflow-hidden rounded-card bg-line shadow-overlay desk:w-104">
      <Figures numbers={numbers}>
        <Figure value={formatNumber(job_roles)}>
          <Plural value={job_roles} other="peran kerja yang dapat diukur" />
        </Figure>
      </Figures>
    </dl>
  )
}

/** What both show, with the second figure in between. */
function Figures({ numbers, children }: { numbers: Numbers; children: ReactNode }) {
  const { products, instructors, favourable_percent } = numbers
  return (
    <>
      <Figure value={formatNumber(products)}>
        <Plural value={products} other="produk yang dapat dipilih" />
      </Figure>
      {children}
      <Figure value={formatNumber(instructors)}>
        <Plural value={instructors} other="pengajar praktisi" />
      </Figure>
      {favourable_percent !== null && (
        <Figure value={`${formatNumber(favourable_percent)}%`}>
          <Trans>peserta memberi empat atau lima bintang</Trans>
        </Figure>
      )}
    </>
  )
}

function Figure({ value, children }: { value: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-0.5 bg-surface p-3.5 desk:p-5">
      <dt className="text-[13px] leading-snug text-muted sm:text-sm">{children}</dt>
      <dd className="text-2xl font-extrabold tracking-tight text-strong desk:text-3xl">{value}</dd>
    </div>
  )
}
