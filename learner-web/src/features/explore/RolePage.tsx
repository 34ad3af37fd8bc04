import { Trans } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import type { JobRoleDetail } from '../../api/contentTypes'
import { useSignedIn } from '../../api/session'
import { LazyInView } from '../../ui/LazyInView'
import { StickyBar } from '../../ui/StickyBar'
import { TextBlock } from '../catalogue/ProductText'
import { Measure, Nearby, RoleHead } from './RoleHead'
import { Agencies, Levels } from './RoleParts'
import { RoleSteps } from './RoleSteps'
import { RoleUnits } from './RoleUnits'

const RoleSuggestions = lazy(async () => ({
  default: (await import('./RoleSuggestions')).RoleSuggestions,
}))
const RoleQuestions = lazy(async () => ({
  default: (await import('./RoleQuestions')).RoleQuestions,
}))
const RoleProgress = lazy(async () => ({ default: (await import('./RoleProgress')).RoleProgress }))

/** Everything about a job role, and the way to be measured against it. */
export function RolePage({ role }: { role: JobRoleDetail }) {
  const isAssessed = role.assessment_count > 0
  return (
    <>
      <RoleHead role={role} />
      <div className="page">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9 pt-7 desk:pt-9">
          {!isAssessed && role.nearby.length > 0 && (
            <div className="grid gap-3 desk:hidden">
              <h2 className="text-lg">
                <Trans>Peran berdekatan yang dapat diukur</Trans>
              </h2>
              <Nearby role={role} />
            </div>
          )}
          {isAssessed && (
            <TextBlock title={<Trans>Mulai dari sini</Trans>}>
              <RoleSteps role={role} />
            </TextBlock>
          )}
          <Requirements role={role} />
        </div>
        <LazyInView placeholder={<div className="h-[84rem] sm:h-[80rem]" />}>
          <RoleSuggestions slug={role.job_role_slug} />
        </LazyInView>
        {role.agencies_total > 0 && (
          <div className="py-10">
            <TextBlock title={<Trans>Instansi dengan peran ini</Trans>}>
              <Agencies role={role} />
            </TextBlock>
          </div>
        )}
        <LazyInView placeholder={<div className="h-80" />}>
          <RoleQuestions />
        </LazyInView>
        <StickyBar>
          <span className="text-sm font-semibold text-muted">
            <Trans>{role.assessment_count} asesmen tersedia</Trans>
          </span>
          <Measure role={role} />
        </StickyBar>
      </div>
    </>
  )
}

/** The required units, beside what their levels mean. */
function Requirements({ role }: { role: JobRoleDetail }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-9 desk:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="grid [&>section]:grid-rows-[auto_1fr]">
        <TextBlock title={<Trans>Unit kompetensi yang dipersyaratkan</Trans>}>
          <Units role={role} />
        </TextBlock>
      </div>
      {role.levels.length > 0 && (
        <div className="desk:sticky desk:top-24 desk:self-start">
          <TextBlock title={<Trans>Arti setiap level</Trans>}>
            <Levels levels={role.levels} />
          </TextBlock>
        </div>
      )}
    </div>
  )
}

/** The required units; signed-in users also see the levels they have reached. */
function Units({ role }: { role: JobRoleDetail }) {
  const table = <RoleUnits role={role} />
  if (!useSignedIn()) return table
  return (
    <Suspense fallback={table}>
      <RoleProgress role={role}>{table}</RoleProgress>
    </Suspense>
  )
}
