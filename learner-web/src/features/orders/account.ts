import type { BankAccount } from '../../api/types'

export const NO_ACCOUNT: BankAccount = { bank: '', account_number: '', account_holder: '' }

const SHORTEST = 8
const LONGEST = 18
const SHORTEST_NAME = 2
const SEPARATORS = /[\s.-]+/g

/** What is sent: digits alone, and the name without stray spaces. */
export function normalizedAccount({
  bank,
  account_number,
  account_holder,
}: BankAccount): BankAccount {
  return {
    bank,
    account_number: account_number.replaceAll(SEPARATORS, ''),
    account_holder: account_holder.trim().replaceAll(/\s+/g, ' '),
  }
}

/** Whether digits can be an account's number. */
export function isAccountNumber(text: string): boolean {
  const digits = text.replaceAll(SEPARATORS, '')
  return /^\d+$/.test(digits) && digits.length >= SHORTEST && digits.length <= LONGEST
}

/** Whether a name can be an account holder's. */
export function isHolder(text: string): boolean {
  return text.trim().length >= SHORTEST_NAME
}

/** Whether all that a transfer needs is there; the server looks again. */
export function isAccount({ bank, account_number, account_holder }: BankAccount): boolean {
  return bank !== '' && isAccountNumber(account_number) && isHolder(account_holder)
}
