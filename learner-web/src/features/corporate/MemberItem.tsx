import { Trans, useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { TeamMember } from '../../api/corporate'
import { IconButton } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { FactLine } from '../../ui/FactLine'
import { Email } from './Email'
import { MemberDialog } from './MemberDialog'

interface MemberItemProps {
  member: TeamMember
  team: readonly TeamMember[]
}

/** A colleague in the list, with the way to change what they are. */
export function MemberItem({ member, team }: MemberItemProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="flex items-center justify-between gap-2 py-2.5 ps-5 pe-2">
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold text-strong">
            <bdi>{member.fullname}</bdi>
          </p>
          <p className="text-sm text-muted">
            <Email address={member.email} />
          </p>
          <Place member={member} />
        </div>
        <span className="flex flex-wrap gap-2">
          <Chip tone={member.role === 'member' ? 'neutral' : 'primary'}>{member.role_label}</Chip>
          {!member.has_consented && (
            <Chip>
              {member.is_me ? (
                <Trans>Hasil Anda tidak dibagikan</Trans>
              ) : (
                <Trans>Hasil tidak dibagikan</Trans>
              )}
            </Chip>
          )}
        </span>
      </div>
      <IconButton label={t`Ubah ${member.fullname}`} onClick={() => setOpen(true)}>
        <Pencil aria-hidden className="size-4.5" />
      </IconButton>
      {isOpen && <MemberDialog member={member} team={team} onClose={() => setOpen(false)} />}
    </li>
  )
}

function Place({ member }: { member: TeamMember }) {
  if (!member.department && !member.superior_name) return null
  return (
    <p className="text-sm text-muted">
      <FactLine>
        {member.department && <bdi>{member.department}</bdi>}
        {member.superior_name && <Trans>Atasan: {member.superior_name}</Trans>}
      </FactLine>
    </p>
  )
}
