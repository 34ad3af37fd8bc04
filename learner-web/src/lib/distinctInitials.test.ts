// @vitest-environment node
import { expect, test } from 'vitest'
import { distinctInitials } from './distinctInitials'

test('initials of a list differ', () => {
  const short = {
    'Data Analyst': 'DAn',
    'Database Administrator': 'DAd',
    'IT Service Manager': 'ISM',
    'IT Strategic Planner': 'ISP',
    'Data Engineer': 'DaE',
    'DevOps Engineer': 'DeE',
    'Data Custodian (Walidata)': 'DCW',
    'Digital Content Manager': 'DCM',
    Walidata: 'W',
    'Cloud Engineer': 'CE',
  }
  expect(Object.fromEntries(distinctInitials(Object.keys(short)))).toEqual(short)
  expect(distinctInitials(['Ani B', 'Ani B']).get('Ani B')).toBe('AB')
})
