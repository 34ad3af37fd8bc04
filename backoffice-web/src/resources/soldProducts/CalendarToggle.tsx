import { useLingui } from '@lingui/react/macro'
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined'
import ListIcon from '@mui/icons-material/ViewListOutlined'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { Title, useGetResourceLabel, useResourceContext, useStore } from 'react-admin'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { TitleSide } from '../../ui/TitleSide'

const ClassCalendar = lazy(() =>
  import('./ClassCalendar').then((module) => ({ default: module.ClassCalendar })),
)

interface Props {
  /** The list, which the calendar replaces. */
  children: ReactNode
  /** Whether classes can be dragged to another date, with permission. */
  canMove?: boolean
}

/** Classes as a list or calendar; remembers the last view. */
export const CalendarToggle = ({ children, canMove = false }: Props) => {
  const { t } = useLingui()
  const labelOf = useGetResourceLabel()
  const resource = useResourceContext() ?? ''
  const [view, setView] = useStore<'list' | 'calendar'>(`classes.view.${canMove}`, 'list')
  return (
    <>
      <TitleSide>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_event, chosen: typeof view | null) => chosen && setView(chosen)}
          aria-label={t`Tampilan`}
          sx={{ '& .MuiToggleButton-root': { py: 0.375 } }}
        >
          <ToggleButton value="list">
            <ListIcon fontSize="small" sx={{ mr: 1 }} /> {t`Daftar`}
          </ToggleButton>
          <ToggleButton value="calendar">
            <CalendarIcon fontSize="small" sx={{ mr: 1 }} /> {t`Kalender`}
          </ToggleButton>
        </ToggleButtonGroup>
      </TitleSide>
      {view === 'calendar' ? (
        <Suspense fallback={<PageSkeleton />}>
          <Title title={labelOf(resource, 2)} />
          <ClassCalendar canMove={canMove} />
        </Suspense>
      ) : (
        children
      )}
    </>
  )
}
