import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { paths, pathTo } from '../../app/paths'
import { ProductMaterials } from '../../features/materials/ProductMaterials'
import { Assignments } from '../../features/oti-class/Assignments'
import {
  type Journey,
  journeyQuery,
  openStep,
  presencesQuery,
  type Step,
} from '../../features/oti-class/api'
import { CheckInDialog } from '../../features/oti-class/CheckInDialog'
import { ClassHeader } from '../../features/oti-class/ClassHeader'
import { ClassSkeleton } from '../../features/oti-class/ClassSkeleton'
import { ClearanceView } from '../../features/oti-class/ClearanceView'
import { EndedQuiz } from '../../features/oti-class/EndedQuiz'
import { JourneySteps } from '../../features/oti-class/JourneySteps'
import { Photos } from '../../features/oti-class/Photos'
import { PresenceList } from '../../features/oti-class/PresenceList'
import { RoomLink } from '../../features/oti-class/RoomLink'
import { useClassAction } from '../../features/oti-class/useClassAction'
import { usePageMeta } from '../../lib/pageMeta'
import { NotFoundState } from '../../ui/NotFoundState'
import { QueryView } from '../../ui/QueryView'
import { Tabs } from '../../ui/Tabs'

const TABS = ['journey', 'presence', 'assignments', 'photos', 'clearance'] as const
type TabName = (typeof TABS)[number]

/** A class of the user: its steps, what is done and what is missing. */
export function Component() {
  const { slug = '' } = useParams()
  const journey = useQuery(journeyQuery(slug))
  // The link to the room is above the tabs: the page waits for it, so that the tabs do not move during a tap.
  const { isPending } = useQuery(presencesQuery(slug))
  return (
    <div className="page py-6 desk:py-9">
      <QueryView
        query={isPending ? { ...journey, data: undefined } : journey}
        pending={<ClassSkeleton />}
        missing={<NotMine />}
      >
        {(journey) => <ClassPage slug={slug} journey={journey} />}
      </QueryView>
    </div>
  )
}

function NotMine() {
  return (
    <NotFoundState
      title={<Trans>Kelas ini tidak ada di belajar Anda</Trans>}
      back={{ to: paths.myLearning, label: <Trans>Ke Belajar saya</Trans> }}
    >
      <Trans>
        Hanya peserta kelas yang dapat membukanya. Periksa apakah Anda masuk dengan akun yang benar.
      </Trans>
    </NotFoundState>
  )
}

function ClassPage({ slug, journey }: { slug: string; journey: Journey }) {
  const { t } = useLingui()
  const [tab, setTab] = useTab()
  const [scanning, setScanning] = useState(false)
  const { ref, showTab } = useTabWithFocus(tab, setTab)
  const open = useOpenStep(slug, showTab, () => setScanning(true))
  usePageMeta(journey.title)
  const tabs = [
    {
      value: 'journey' as const,
      label: <Trans>Perjalanan</Trans>,
      panel: <JourneySteps journey={journey} onOpen={open} />,
    },
    {
      value: 'presence' as const,
      label: <Trans>Presensi</Trans>,
      panel: <PresenceList slug={slug} onCheckIn={() => setScanning(true)} />,
    },
    ...(journey.has_assignments
      ? [
          {
            value: 'assignments' as const,
            label: <Trans>Tugas</Trans>,
            panel: <Assignments slug={slug} />,
          },
        ]
      : []),
    { value: 'photos' as const, label: <Trans>Dokumentasi</Trans>, panel: <Photos slug={slug} /> },
    {
      value: 'clearance' as const,
      label: <Trans>Kelulusan</Trans>,
      panel: <ClearanceView slug={slug} />,
    },
  ]
  return (
    <div className="grid grid-cols-1 gap-6">
      <EndedQuiz />
      <ClassHeader journey={journey} onOpen={open} />
      <RoomLink slug={slug} />
      <div ref={ref} className="min-w-0">
        <Tabs
          label={t`Bagian kelas`}
          tabs={tabs}
          value={tabs.some(({ value }) => value === tab) ? tab : 'journey'}
          onChange={setTab}
        />
      </div>
      <ProductMaterials kind="oti" slug={slug} />
      {scanning && <CheckInDialog slug={slug} onClose={() => setScanning(false)} />}
    </div>
  )
}

function useTab(): [TabName, (tab: TabName) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('tab')
  const tab = TABS.find((one) => one === asked) ?? 'journey'
  return [tab, (next) => setParams(next === 'journey' ? {} : { tab: next }, { replace: true })]
}

/** Opens a tab for a step of another one, whose button is gone then: the focus goes along. */
function useTabWithFocus(tab: TabName, setTab: (tab: TabName) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const isFocusDue = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the tab has changed
  useEffect(() => {
    if (isFocusDue.current)
      ref.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
    isFocusDue.current = false
  }, [tab])
  const showTab = (to: TabName) => {
    isFocusDue.current = true
    setTab(to)
  }
  return { ref, showTab }
}

const assignmentOf = ({ assignment_uuid }: Step) => ({
  search: '?tab=assignments',
  hash: assignment_uuid ?? '',
})

/** Opens a step: another tab, another screen, or the material itself. */
function useOpenStep(slug: string, showTab: (tab: TabName) => void, scan: () => void) {
  const navigate = useNavigate()
  const complete = useClassAction(slug, (uuid: string) => openStep(slug, uuid))
  return (step: Step) => {
    const actions: Record<Step['kind'], () => void> = {
      material: () => {
        window.open(step.url, '_blank', 'noopener')
        if (step.state === 'open') complete.mutate(step.uuid)
      },
      documentation: () => {
        showTab('photos')
        if (step.state === 'open') complete.mutate(step.uuid)
      },
      presence: scan,
      assignment: () => navigate(assignmentOf(step), { replace: true }),
      clearance: () => showTab('clearance'),
      feedback: () => navigate(pathTo('otiFeedback', { slug })),
      quiz: () => navigate(`/oti/class/${slug}/quiz/${step.quiz_uuid}`),
    }
    actions[step.kind]()
  }
}
