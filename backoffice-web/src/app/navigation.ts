import type { SvgIconComponent } from '@mui/icons-material';
import BusinessIcon from '@mui/icons-material/AccountBalanceOutlined';
import AssessmentIcon from '@mui/icons-material/AssessmentOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import PercentIcon from '@mui/icons-material/LocalOfferOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import TaxIcon from '@mui/icons-material/RequestQuoteOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import CaseIcon from '@mui/icons-material/TravelExploreOutlined';
import RevenueIcon from '@mui/icons-material/TrendingUpOutlined';
import type { ComponentType } from 'react';
import { OpenCases } from '../resources/moneyCases/OpenCases';

export interface NavItem {
  resource: string;
  to: string;
  label: string;
  icon: SvgIconComponent;
  /** How many things wait there. */
  Badge?: ComponentType;
}
export interface NavGroup {
  label?: string;
  items: NavItem[];
}

/** The menu; whoever may not list a resource does not see its line. */
export const navigation: NavGroup[] = [
  { items: [{ resource: 'dashboard', to: '/', label: 'Dasbor', icon: HomeIcon }] },
  {
    label: 'Keuangan',
    items: [
      { resource: 'orders', to: '/orders', label: 'Pesanan', icon: ReceiptIcon },
      { resource: 'refunds', to: '/refunds', label: 'Pengembalian dana', icon: PaymentsIcon },
      {
        resource: 'money-cases',
        to: '/money-cases',
        label: 'Uang yang perlu dilihat',
        icon: CaseIcon,
        Badge: OpenCases,
      },
      { resource: 'voucher-batches', to: '/voucher-batches', label: 'Voucher', icon: PercentIcon },
      { resource: 'revenue', to: '/revenue', label: 'Pendapatan', icon: RevenueIcon },
      { resource: 'tax-invoices', to: '/tax-invoices', label: 'Faktur pajak', icon: TaxIcon },
    ],
  },
  {
    label: 'Referensi',
    items: [{ resource: 'instansi', to: '/instansi', label: 'Instansi', icon: BusinessIcon }],
  },
  {
    label: 'Asesmen',
    items: [
      { resource: 'batches', to: '/batches', label: 'Batch', icon: GroupsIcon },
      { resource: 'sessions', to: '/sessions', label: 'Sesi', icon: AssessmentIcon },
    ],
  },
  {
    label: 'Laporan',
    items: [{ resource: 'exports', to: '/exports', label: 'Ekspor', icon: DownloadIcon }],
  },
];
