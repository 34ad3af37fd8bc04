import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fieldError } from '../../api/envelope'
import { banksQuery } from '../../api/transactions'
import type { BankAccount } from '../../api/types'
import { Field, Input } from '../../ui/Field'
import { Select } from '../../ui/Select'
import { isAccountNumber, isHolder } from './account'

const LONGEST_NUMBER = 30
const LONGEST_NAME = 100

interface AccountFieldsProps {
  value: BankAccount
  onChange: (value: BankAccount) => void
  /** Whether the form was submitted: only then are missing fields reported. */
  isSubmitted: boolean
  /** What the server said of the last attempt. */
  error: Error | null
}

/** The account that money is transferred to: bank, number and whose it is. */
export function AccountFields({ value, onChange, isSubmitted, error }: AccountFieldsProps) {
  const { t } = useLingui()
  const { data: banks = [] } = useQuery(banksQuery())
  const issue = (name: keyof BankAccount, isFine: boolean, text: string) =>
    isSubmitted && !isFine ? text : fieldError(error, name)
  return (
    <fieldset className="grid gap-4">
      <legend className="sr-only">
        <Trans>Rekening tujuan</Trans>
      </legend>
      <Field
        label={<Trans>Bank</Trans>}
        error={issue('bank', value.bank !== '', t`Pilih bank Anda.`)}
      >
        {(ids) => (
          <Select
            {...ids}
            value={value.bank}
            onChange={({ target }) => onChange({ ...value, bank: target.value })}
          >
            <option value="" disabled>
              {t`Pilih bank`}
            </option>
            {banks.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={<Trans>Nomor rekening</Trans>}
        error={issue(
          'account_number',
          isAccountNumber(value.account_number),
          t`Nomor rekening terdiri dari 8 sampai 18 angka.`,
        )}
      >
        {(ids) => (
          <Input
            {...ids}
            value={value.account_number}
            onChange={({ target }) => onChange({ ...value, account_number: target.value })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={LONGEST_NUMBER}
            className="tabular-nums"
          />
        )}
      </Field>
      <Field
        label={<Trans>Nama pemilik rekening</Trans>}
        hint={<Trans>Seperti di buku tabungan atau aplikasi bank.</Trans>}
        error={issue(
          'account_holder',
          isHolder(value.account_holder),
          t`Tulis nama pemilik seperti di buku tabungan.`,
        )}
      >
        {(ids) => (
          <Input
            {...ids}
            value={value.account_holder}
            onChange={({ target }) => onChange({ ...value, account_holder: target.value })}
            autoComplete="name"
            maxLength={LONGEST_NAME}
          />
        )}
      </Field>
    </fieldset>
  )
}
