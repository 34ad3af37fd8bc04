import {
  AppWindow,
  Award,
  BookOpen,
  ChartColumn,
  CirclePlay,
  CircleQuestionMark,
  ClipboardCheck,
  CreditCard,
  Database,
  GraduationCap,
  type LucideIcon,
  MonitorPlay,
  Network,
  ShieldAlert,
  ShieldCheck,
  UserRound,
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  asesmen: ClipboardCheck,
  pembelian: CreditCard,
  akun: UserRound,
  pelatihan: GraduationCap,
  sertifikasi: Award,
  'kelas-mandiri': CirclePlay,
  'webinar-workshop': MonitorPlay,
  privasi: ShieldCheck,
  'dasar-spbe': BookOpen,
  'tata-kelola': Network,
  'layanan-aplikasi': AppWindow,
  'data-infrastruktur': Database,
  'keamanan-risiko': ShieldAlert,
  'evaluasi-sdm': ChartColumn,
}

interface CategoryIconProps {
  slug: string
  className: string
}

/** The icon of a category of questions; a default for categories that staff added. */
export function CategoryIcon({ slug, className }: CategoryIconProps) {
  const Icon = ICONS[slug] ?? CircleQuestionMark
  return <Icon aria-hidden className={className} />
}
