import { Trans, useLingui } from '@lingui/react/macro'
import { BriefcaseBusiness, UserRound } from 'lucide-react'
import type { UserType } from '../../api/types'
import { SegmentedControl } from '../../ui/SegmentedControl'

interface UserTypeControlProps {
  legend?: string
  value: UserType
  onChange: (value: UserType) => void
}

/** Whether somebody comes as a user or as a recruiter. */
export function UserTypeControl({ legend, ...props }: UserTypeControlProps) {
  const { t } = useLingui()
  const segments = [
    { value: 1, label: <Segment icon={UserRound} text={<Trans>User</Trans>} /> },
    { value: 2, label: <Segment icon={BriefcaseBusiness} text={<Trans>Recruiter</Trans>} /> },
  ] as const
  return (
    <SegmentedControl<UserType>
      legend={legend ?? t`Masuk sebagai`}
      segments={segments}
      {...props}
    />
  )
}

function Segment({ icon: Icon, text }: { icon: typeof UserRound; text: React.ReactNode }) {
  return (
    <>
      <Icon aria-hidden className="size-4.5" />
      {text}
    </>
  )
}
