import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import CloseIcon from '@mui/icons-material/Close'
import PersonIcon from '@mui/icons-material/PersonOutlined'
import { Box, Chip, Drawer, IconButton, Link, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode, useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderStatus } from '../api/types'
import { useText } from '../define/useText'
import { orderStatuses } from '../resources/orders/labels'
import { ErrorState } from '../ui/ErrorState'
import { formatMoment, formatNumber, formatRupiah } from '../ui/format'
import { STATUSES } from './messages'
import { visitorQuery } from './queries'
import type { Panel, Status } from './types'

/** A visitor moves on to other pages. */
const PAGE_MS = 15_000

interface Props {
  uuid: string
  onChoose: (uuid: string) => void
}

/** The visitor beside the conversation, where there is room. */
export const VisitorPanel = (props: Props) => {
  const { t } = useLingui()
  return (
    <Box
      component="aside"
      aria-label={t`Pengunjung`}
      sx={{ overflowY: 'auto', p: 2, borderLeft: 1, borderColor: 'divider' }}
    >
      <Visitor {...props} />
    </Box>
  )
}

/** The visitor behind a button, on screens without room beside the conversation. */
export const VisitorButton = ({ uuid, onChoose }: Props) => {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const choose = (next: string) => {
    setOpen(false)
    onChoose(next)
  }
  const paper = {
    role: 'dialog',
    'aria-label': t`Pengunjung`,
    sx: { width: 320, maxWidth: '90vw' },
  }
  return (
    <>
      <IconButton aria-label={t`Pengunjung`} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <PersonIcon />
      </IconButton>
      <Drawer anchor="right" open={isOpen} onClose={() => setOpen(false)} slotProps={{ paper }}>
        <Box sx={{ p: 1, textAlign: 'end' }}>
          <IconButton aria-label={t`Tutup`} onClick={() => setOpen(false)}>
            <CloseIcon />
          </IconButton>
        </Box>
        <Box sx={{ px: 2, pb: 2 }}>
          <Visitor uuid={uuid} onChoose={choose} />
        </Box>
      </Drawer>
    </>
  )
}

/** What is known of the visitor, as far as the agent may see it. */
const Visitor = ({ uuid, onChoose }: Props) => {
  const { data, error, refetch } = useQuery({ ...visitorQuery(uuid), refetchInterval: PAGE_MS })
  if (data) return <Facts panel={data} onChoose={onChoose} />
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  return <Skeleton variant="rounded" height={240} />
}

const Facts = ({ panel, onChoose }: { panel: Panel; onChoose: Props['onChoose'] }) => {
  const { t } = useLingui()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography component="h3" variant="h3">
          {panel.fullname}
        </Typography>
        <Chip
          size="small"
          sx={{ mt: 0.5 }}
          color={panel.is_member ? 'success' : 'default'}
          label={panel.is_member ? t`Pengguna masuk` : t`Pengunjung, belum terbukti`}
        />
      </Box>
      <Section title={t`Kontak`}>
        <Line label={t`Email`} value={<Address email={panel.email} />} />
        <Line label={t`Telepon`} value={panel.phone || '–'} />
        {panel.contact_id && (
          <Link
            component={RouterLink}
            to={`/contacts/${panel.contact_id}/show`}
            sx={{ fontSize: '0.85rem' }}
          >
            {t`Buka kontak`}
          </Link>
        )}
        {panel.organisation && <Line label={t`Organisasi`} value={panel.organisation} />}
        <Line label={t`Halaman`} value={panel.page_url || '–'} />
        <Line label={t`Terlihat`} value={formatMoment(panel.last_seen_at)} />
      </Section>
      <Belongings panel={panel} />
      <Previous rows={panel.previous} onChoose={onChoose} />
    </Box>
  )
}

/** What a member has with us, as far as the agent may see it. */
const Belongings = ({ panel: { orders, classes, attempts, certificates } }: { panel: Panel }) => {
  const { t } = useLingui()
  const text = useText()
  return (
    <>
      {orders && (
        <List
          title={t`Pesanan`}
          rows={orders.map(({ order_id, status, total }) => [
            order_id,
            `${order_id} · ${text(orderStatuses[status as OrderStatus].text)} · ${formatRupiah(total)}`,
            `/orders/${order_id}/show`,
          ])}
        />
      )}
      {classes && (
        <List
          title={t`Yang dimiliki`}
          rows={classes.map((one) => [
            one.title + one.at,
            one.title,
            `/sold-products/${one.product_id}/show`,
          ])}
        />
      )}
      {attempts && (
        <List
          title={t({ message: `Asesmen`, context: `plural` })}
          rows={attempts.map((one) => [
            one.title + one.at,
            `${one.title} · ${one.score === null ? one.status : formatNumber(one.score)}`,
          ])}
        />
      )}
      {certificates && (
        <List
          title={t({ message: `Sertifikat`, context: `plural` })}
          rows={certificates.map(({ number, title, state }) => [
            number,
            `${title} · ${number} · ${text(CERTIFICATE_STATES[state] ?? state)}`,
          ])}
        />
      )}
    </>
  )
}

const CERTIFICATE_STATES: Readonly<Record<string, MessageDescriptor>> = {
  valid: msg`berlaku`,
  expired: msg`kedaluwarsa`,
  revoked: msg`dicabut`,
  replaced: msg`diganti`,
}

interface PreviousProps {
  rows: Panel['previous']
  onChoose: Props['onChoose']
}

const Previous = ({ rows, onChoose }: PreviousProps) => {
  const { t } = useLingui()
  const text = useText()
  if (rows.length === 0) return null
  return (
    <Section title={t`Percakapan sebelumnya`}>
      {rows.map((one) => (
        <Link
          key={one.uuid}
          component="button"
          type="button"
          onClick={() => onChoose(one.uuid)}
          sx={{ textAlign: 'left', fontSize: '0.85rem', minHeight: 24 }}
        >
          {formatMoment(one.created_at)} · {text(STATUSES[one.status as Status])}
        </Link>
      ))}
    </Section>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" sx={{ display: 'grid', gap: 0.5 }}>
    <Typography component="h4" sx={{ fontWeight: 600, fontSize: '0.85rem' }}>
      {title}
    </Typography>
    {children}
  </Box>
)

/** Breaks at its signs rather than inside a word. */
const Address = ({ email }: { email: string }) =>
  (email.match(/[^@._+-]*[@._+-]?/g) ?? []).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never move
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))

const Line = ({ label, value }: { label: string; value: ReactNode }) => (
  <Typography sx={{ fontSize: '0.85rem', overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {label}:{' '}
    </Box>
    {value}
  </Typography>
)

/** Lines by their key, with the page that they lead to. */
type Row = [key: string, said: string, to?: string]

const List = ({ title, rows }: { title: string; rows: Row[] }) => {
  const { t } = useLingui()
  return (
    <Section title={title}>
      {rows.length === 0 && <Typography sx={{ fontSize: '0.85rem' }}>{t`Belum ada.`}</Typography>}
      {rows.map(([key, said, to]) => (
        <Typography key={key} sx={{ fontSize: '0.85rem' }}>
          {to ? (
            <Link component={RouterLink} to={to}>
              {said}
            </Link>
          ) : (
            said
          )}
        </Typography>
      ))}
    </Section>
  )
}
