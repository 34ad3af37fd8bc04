import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { submitTna, type TnaTask } from '../../api/corporate'
import type { components } from '../../api/schema'
import { Button } from '../../ui/Button'
import { Progress } from '../../ui/Progress'
import { RadioCard } from '../../ui/RadioCard'
import { useCorporateAction } from './useCorporate'

type Level = components['schemas']['LevelRow']

interface TnaFormProps {
  task: TnaTask
  levels: readonly Level[]
}

/** Every unit of the role, each with its levels side by side. */
export function TnaForm({ task, levels }: TnaFormProps) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map())
  const { mutate, isPending } = useCorporateAction(() => submitTna(task.participant_uuid, chosen))
  const left = task.units.length - chosen.size
  const steps = [{ number: 0, name: t`Belum menguasai` }, ...levels]
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(undefined)
      }}
    >
      <Progress label={t`Unit yang sudah dinilai`} value={chosen.size} max={task.units.length} />
      {task.units.map((unit) => (
        <fieldset key={unit.unit_id} className="grid gap-2">
          <legend className="pb-1 font-semibold text-strong">
            <bdi>{unit.name}</bdi>{' '}
            <span className="text-sm font-normal text-muted">{unit.code}</span>
          </legend>
          <div className="flex flex-wrap gap-2">
            {steps.map((step) => (
              <RadioCard
                key={step.number}
                name={`${task.participant_uuid}-${unit.unit_id}`}
                checked={chosen.get(unit.unit_id) === step.number}
                onChange={() => setChosen(new Map(chosen).set(unit.unit_id, step.number))}
                className="items-center px-3.5 text-sm font-medium has-checked:text-primary"
              >
                {step.number} · {step.name}
              </RadioCard>
            ))}
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center justify-end gap-4">
        {left > 0 && (
          <p className="text-sm text-muted">
            <Trans>Belum dinilai: {left}</Trans>
          </p>
        )}
        <Button type="submit" busy={isPending} disabled={left > 0}>
          <Trans context="of levels">Kirim penilaian</Trans>
        </Button>
      </div>
    </form>
  )
}
