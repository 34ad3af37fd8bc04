import { msg } from '@lingui/core/macro'
import orderIcon from '@mui/icons-material/ReceiptLongOutlined'
import quotationIcon from '@mui/icons-material/RequestQuoteOutlined'
import { deferred } from '../../define/deferred'
import { define } from '../../define/define'
import { verbsOf } from '../../define/verbs'
import { formatRupiah } from '../../ui/format'
import { DocumentLink } from './DocumentLink'
import type { OrderInstalment } from './OrderInstalments'

const OrderInstalments = deferred<{
  rows: readonly OrderInstalment[]
  isCancelled: boolean
  taxedOrder?: string | undefined
}>(() => import('./OrderInstalments'))

export const quotations = define('quotations', {
  label: msg`Penawaran`,
  plural: msg`Penawaran`,
  icon: quotationIcon,
  represent: 'number',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari nomor atau perusahaan`,
  empty: { title: msg`Belum ada penawaran`, message: msg`Penawaran diminta oleh perusahaan.` },
  isReadOnly: true,
  fields: {
    number: { label: msg`Nomor`, column: 'link' },
    company_name: { label: msg`Perusahaan`, column: 'shown' },
    campaign_title: { label: msg`TNA` },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: { sent: 'warning' },
      choices: {
        sent: msg`Menunggu jawaban`,
        accepted: msg`Disetujui`,
        declined: msg`Tidak dilanjutkan`,
      },
      column: 'shown',
      filter: 'always',
    },
    lines: {
      label: msg`Isi`,
      render: ({ lines }) => (
        <>
          {lines.map((line) => (
            <div key={line.title}>
              {line.seats} × {line.title} ({formatRupiah(line.amount)})
            </div>
          ))}
        </>
      ),
    },
    subtotal: { label: msg`Jumlah`, type: 'money' },
    discount: { label: msg`Potongan`, type: 'money' },
    total: { label: msg`Total`, type: 'money', column: 'shown' },
    note: { label: msg`Catatan` },
    document_url: {
      label: msg`Dokumen`,
      render: ({ document_url }) => <DocumentLink url={document_url} />,
    },
    created_at: { label: msg`Diminta`, type: 'dateTime', column: 'shown' },
    valid_until: { label: msg`Berlaku sampai`, type: 'dateTime', column: 'hidden' },
    answered_at: { label: msg`Dijawab`, type: 'dateTime' },
  },
})

export const companyOrders = define('company-orders', {
  label: msg`Pesanan perusahaan`,
  plural: msg`Pesanan perusahaan`,
  icon: orderIcon,
  represent: 'number',
  sort: { field: 'created_at', order: 'DESC' },
  search: msg`Cari nomor atau perusahaan`,
  empty: {
    title: msg`Belum ada pesanan`,
    message: msg`Penawaran yang dipesan perusahaan muncul di sini.`,
  },
  isReadOnly: true,
  fields: {
    number: { label: msg`Nomor`, column: 'link' },
    company_name: { label: msg`Perusahaan`, column: 'shown' },
    quotation_number: { label: msg`Penawaran` },
    status: {
      label: msg`Status`,
      type: 'choice',
      isStatus: true,
      choices: {
        open: msg`Menunggu pembayaran pertama`,
        active: msg`Kursi sudah dibuka`,
        paid: msg`Lunas`,
        cancelled: msg`Dibatalkan`,
      },
      column: 'shown',
      filter: 'always',
    },
    terms: {
      label: msg`Termin`,
      type: 'choice',
      choices: { full: msg`Satu`, two: msg`Dua`, three: msg`Tiga` },
    },
    total: { label: msg`Total`, type: 'money', column: 'shown' },
    instalments: {
      label: msg`Pembayaran`,
      isWide: true,
      render: ({ instalments, status, number, wants_tax_invoice }) => (
        <OrderInstalments
          rows={instalments}
          isCancelled={status === 'cancelled'}
          taxedOrder={wants_tax_invoice ? number : undefined}
        />
      ),
    },
    wants_tax_invoice: { label: msg`Faktur pajak`, type: 'boolean' },
    seat_count: { label: msg`Kursi`, type: 'number', column: 'shown', isSortable: false },
    used_count: { label: msg`Terpakai`, type: 'number', column: 'shown', isSortable: false },
    created_at: { label: msg`Dipesan`, type: 'dateTime', column: 'shown' },
  },
  slots: {
    actions: verbsOf([
      {
        name: 'paid',
        label: msg`Catat pembayaran`,
        question: msg`Transfer satu termin sudah diterima. Termin pertama membuka kursi.`,
        done: msg`Pembayaran dicatat`,
        fields: {
          number: {
            label: msg`Termin ke`,
            type: 'number',
            blank: 1,
            required: true,
            min: 1,
            max: 12,
          },
          proof: {
            label: msg`Bukti transfer`,
            blank: '',
            required: true,
            maxLength: 200,
            help: msg`Nomor referensi bank`,
          },
        },
        start: ({ instalments }) => ({
          number:
            (instalments as { number: number; paid_at: string | null }[]).find(
              ({ paid_at }) => !paid_at,
            )?.number ?? 1,
        }),
        when: ({ status }) => status === 'open' || status === 'active',
      },
      {
        name: 'cancel',
        label: msg`Batalkan`,
        question: msg`Belum ada yang dibayar: pesanan berakhir tanpa kursi.`,
        done: msg`Pesanan dibatalkan`,
        isDangerous: true,
        when: ({ status }) => status === 'open',
      },
    ]),
  },
})
