import { useLingui } from '@lingui/react/macro'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { ask, BASE } from '../../../api/client'
import type { Refund, RefundAccount } from '../../../api/types'
import { CopyButton } from '../../../ui/CopyButton'
import { DescriptionList } from '../../../ui/DescriptionList'
import { formatMoment, formatRupiah } from '../../../ui/format'

/** Fetched once per opening, because every access is logged. */
const useWholeAccount = ({ uuid, account }: Refund) =>
  useQuery({
    queryKey: ['refund-account', uuid, account?.version],
    queryFn: () => ask(`${BASE}/refunds/${uuid}/account`),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const AccessLog = ({ looks }: Pick<RefundAccount, 'looks'>) => (
  <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '0.8rem', color: 'text.secondary' }}>
    {looks.slice(0, 3).map((look) => (
      <li key={`${look.at} ${look.text}`}>
        {formatMoment(look.at)} · {look.made_by}: {look.text}
      </li>
    ))}
  </Box>
)

/** The account with all its digits, to copy into the bank's form. */
export const FullAccount = ({ refund }: { refund: Refund }) => {
  const { t } = useLingui()
  const { data: account, error } = useWholeAccount(refund)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!account) return <Skeleton variant="rounded" height={120} />
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <DescriptionList
        facts={[
          { label: 'Bank', value: `${account.bank_name} (${account.bank})` },
          {
            label: t`Nomor rekening`,
            value: (
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
                <Typography component="span" sx={{ fontWeight: 700, letterSpacing: '0.04em' }}>
                  {account.number}
                </Typography>
                <CopyButton text={account.number} label={t`Salin nomor`} />
              </Box>
            ),
          },
          { label: t`Atas nama`, value: account.holder },
          { label: t`Jumlah`, value: formatRupiah(refund.amount) },
        ]}
      />
      <AccessLog looks={account.looks} />
    </Box>
  )
}
