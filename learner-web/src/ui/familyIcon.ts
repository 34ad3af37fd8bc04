import {
  ChartColumn,
  CodeXml,
  Compass,
  Headset,
  type LucideIcon,
  Network,
  Server,
  ShieldCheck,
} from 'lucide-react'

const ICONS: Readonly<Record<string, LucideIcon>> = {
  'Data dan Analitik': ChartColumn,
  'Infrastruktur dan Operasi': Server,
  'Keamanan Siber': ShieldCheck,
  'Manajemen Layanan': Headset,
  'Pengembangan Aplikasi': CodeXml,
  'Tata Kelola dan Arsitektur': Network,
}

/** The icon of a job role family; a default for families that staff added. */
export function familyIcon(family: string): LucideIcon {
  return ICONS[family] ?? Compass
}
