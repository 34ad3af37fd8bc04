import { Trans, useLingui } from '@lingui/react/macro'
import { BriefcaseBusiness, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import type { UserType } from '../../api/types'
import { SegmentedControl } from '../../ui/SegmentedControl'

interface UserTypeControlProps {
  legend?: string
  value: UserType
  onChange: (value: UserType) => void
}

/** Whether to sign in as a user or as a recruiter. */
export function UserTypeControl({ legend, ...props }: UserTypeControlProps) {
  const { t } = useLingui()
  const segments = [
    { value: 1, label: <Segment icon={UserRound} text={<Trans>Peserta</Trans>} exact="User" /> },
    {
      value: 2,
      label: (
        <Segment icon={BriefcaseBusiness} text={<Trans>Perusahaan</Trans>} exact="Recruiter" />
      ),
    },
  ] as const
  return (
    <SegmentedControl<UserType>
      legend={legend ?? t`Masuk sebagai`}
      segments={segments}
      {...props}
    />
  )
}

interface SegmentProps {
  icon: typeof UserRound
  text: ReactNode
  /** The name of the user type, the same in every language. */
  exact: string
}

function Segment({ icon: Icon, text, exact }: SegmentProps) {
  return (
    <>
      <Icon aria-hidden className="size-4.5 max-[18rem]:hidden" />
      <span className="grid text-start leading-tight">
        <span>{text}</span> <span className="text-[11px] font-normal text-muted">{exact}</span>
      </span>
    </>
  )
}
