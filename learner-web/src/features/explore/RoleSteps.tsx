import { Trans } from '@lingui/react/macro'
import { ClipboardCheck, GraduationCap, type LucideIcon, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import type { JobRoleDetail } from '../../api/contentTypes'
import { paths, to } from '../../app/paths'
import { Card } from '../../ui/Card'
import { Link } from '../../ui/Link'

/** Where to begin, what comes next, and what each step gives. */
export function RoleSteps({ role }: { role: JobRoleDetail }) {
  return (
    <ol className="grid gap-3 sm:grid-cols-3">
      <Step icon={Timer} number={1} href={paths.freeAssessments} name={<Trans>Cek gratis</Trans>}>
        <Trans>10 menit tanpa akun. Anda melihat perkiraan level Anda.</Trans>
      </Step>
      <Step
        icon={ClipboardCheck}
        number={2}
        href={to.jobRole(role.job_role_slug)}
        name={<Trans>Asesmen peran</Trans>}
      >
        <Trans>Level per unit, dibandingkan dengan yang diminta peran ini.</Trans>
      </Step>
      <Step
        icon={GraduationCap}
        number={3}
        href={to.search(role.job_role_name)}
        name={<Trans>Belajar yang kurang</Trans>}
      >
        <Trans>Kelas untuk unit yang belum tercapai, lalu ukur lagi.</Trans>
      </Step>
    </ol>
  )
}

interface StepProps {
  icon: LucideIcon
  number: number
  href: string
  name: ReactNode
  children: ReactNode
}

const Step = ({ icon: Icon, number, href, name, children }: StepProps) => (
  <li>
    <Card interactive className="flex h-full gap-3.5 p-4 sm:grid sm:content-start sm:gap-2.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid gap-0.5">
        <h3 className="text-base">
          <Link to={href} className="after:absolute after:inset-0">
            {number}. {name}
          </Link>
        </h3>
        <p className="text-[15px] text-muted">{children}</p>
      </div>
    </Card>
  </li>
)
