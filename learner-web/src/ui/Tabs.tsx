import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { directionOf, useLocale } from '../i18n/locales'

export interface Tab<T extends string> {
  value: T
  label: ReactNode
  panel: ReactNode
}

interface TabsProps<T extends string> {
  label: string
  tabs: readonly Tab<T>[]
  value: T
  onChange: (value: T) => void
}

/** Tabs whose value the caller keeps, mostly in the URL. Only for lazy routes: it brings Base UI along. */
export function Tabs<T extends string>({ label, tabs, value, onChange }: TabsProps<T>) {
  return (
    <DirectionProvider direction={directionOf(useLocale())}>
      <Base.Root value={value} onValueChange={(next: T) => onChange(next)}>
        <Base.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line">
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className="-mb-px min-h-11 border-b-2 border-transparent px-4 text-[15px] font-semibold whitespace-nowrap text-muted transition-colors hover:text-strong data-active:border-primary data-active:text-primary"
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        {tabs.map((tab) => (
          <Base.Panel key={tab.value} value={tab.value} className="pt-6">
            {tab.panel}
          </Base.Panel>
        ))}
      </Base.Root>
    </DirectionProvider>
  )
}
