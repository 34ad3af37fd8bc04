import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType } from 'react'
import { OpenCases } from '../resources/moneyCases/OpenCases'
import { icons } from './icons'

/** How many things wait behind a line of the menu, by its key. */
export const badges: Record<string, ComponentType> = { 'money-cases': OpenCases }

/** The picture of a line; lines with an unknown name get a plain one. */
export const iconOf = (name: string): SvgIconComponent => icons[name] ?? icons.link
