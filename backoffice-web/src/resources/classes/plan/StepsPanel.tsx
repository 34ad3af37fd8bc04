import {
  DragDropContext,
  Draggable,
  type DraggableProvidedDragHandleProps,
  Droppable,
} from '@hello-pangea/dnd'
import { Trans, useLingui } from '@lingui/react/macro'
import { Box, Chip, Typography } from '@mui/material'
import { formatMoment } from '../../../ui/format'
import { Panel } from '../../../ui/Panel'
import { moved } from '../../../ui/sorting/arrange'
import { DragHandle } from '../../../ui/sorting/DragHandle'
import { useSpokenDrag } from '../../../ui/sorting/useSpokenDrag'
import { AddButton } from './AddButton'
import { useOrderSteps } from './calls'
import { PartActions } from './PartActions'
import { StepDialog } from './StepDialog'
import type { Plan, Step } from './types'
import { useStepNames } from './useStepNames'

interface Props {
  classId: number
  plan: Plan
}

/** The journey of a class, reordered by mouse, touch or keyboard. */
export const StepsPanel = ({ classId, plan }: Props) => {
  const { t } = useLingui()
  return (
    <Panel
      title={t`Langkah peserta`}
      hint={t`Urutan ini yang dilihat peserta. Seret pegangannya, atau pakai spasi dan panah.`}
      action={
        <AddButton
          label={t`Tambah langkah`}
          dialog={(close) => <StepDialog classId={classId} plan={plan} onClose={close} />}
        />
      }
    >
      {plan.steps.length === 0 ? (
        <Typography color="text.secondary">
          <Trans>Belum ada langkah. Peserta belum melihat perjalanan kelas ini.</Trans>
        </Typography>
      ) : (
        <Steps classId={classId} plan={plan} />
      )}
    </Panel>
  )
}

const Steps = ({ classId, plan }: Props) => {
  const { mutate, isPending } = useOrderSteps(classId)
  const spoken = useSpokenDrag()
  const { steps } = plan
  return (
    <DragDropContext
      dragHandleUsageInstructions={spoken.instructions}
      onDragStart={spoken.onDragStart}
      onDragUpdate={spoken.onDragUpdate}
      onDragEnd={(result, provided) => {
        spoken.say(result, provided)
        const { source, destination } = result
        if (destination && destination.index !== source.index)
          mutate({ seen: steps, steps: moved(steps, source.index, destination.index) })
      }}
    >
      <Droppable droppableId="steps">
        {(list) => (
          <Box ref={list.innerRef} {...list.droppableProps}>
            {steps.map((step, index) => (
              <Draggable
                key={step.id}
                draggableId={String(step.id)}
                index={index}
                disableInteractiveElementBlocking
                isDragDisabled={isPending}
              >
                {(row) => (
                  <Box ref={row.innerRef} {...row.draggableProps}>
                    <StepRow
                      classId={classId}
                      plan={plan}
                      step={step}
                      handle={row.dragHandleProps}
                      isBusy={isPending}
                    />
                  </Box>
                )}
              </Draggable>
            ))}
            {list.placeholder}
          </Box>
        )}
      </Droppable>
    </DragDropContext>
  )
}

interface RowProps extends Props {
  step: Step
  handle: DraggableProvidedDragHandleProps | null
  isBusy: boolean
}

const StepRow = ({ classId, plan, step, handle, isBusy }: RowProps) => {
  const { t } = useLingui()
  const names = useStepNames()
  const before = plan.steps.find(({ id }) => id === step.after_id)?.title
  const conditions = [
    names[step.kind],
    step.opens_at && t`mulai ${formatMoment(step.opens_at)}`,
    before && t`setelah ${before}`,
  ]
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <DragHandle name={step.title} handle={handle} isDisabled={isBusy} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{step.title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {conditions.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {!step.is_required && <Chip size="small" variant="outlined" label={t`Opsional`} />}
      <PartActions
        classId={classId}
        resource="journey-steps"
        part={step}
        edit={(close) => <StepDialog classId={classId} plan={plan} step={step} onClose={close} />}
      />
    </Box>
  )
}
