import { Box } from '@mui/material'
import { Loaded } from '../../../ui/Loaded'
import type { ClassRecord } from '../types'
import { WithClass } from '../WithClass'
import { AssignmentsPanel } from './AssignmentsPanel'
import { usePlan } from './calls'
import { RulesPanel } from './RulesPanel'
import { SessionsPanel } from './SessionsPanel'
import { StepsPanel } from './StepsPanel'

/** The editor of a class: steps, sessions, assignments and completion rules. */
const ClassPlanTab = () => <WithClass>{(record) => <Plan record={record} />}</WithClass>

const Plan = ({ record }: { record: ClassRecord }) => (
  <Loaded query={usePlan(record.id)}>
    {(plan) => (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <StepsPanel classId={record.id} plan={plan} />
        <SessionsPanel
          classId={record.id}
          sessions={plan.sessions}
          mode={record.mode || 'offline'}
        />
        <AssignmentsPanel classId={record.id} assignments={plan.assignments} />
        <RulesPanel classId={record.id} rules={record.rules} />
      </Box>
    )}
  </Loaded>
)

export default ClassPlanTab
