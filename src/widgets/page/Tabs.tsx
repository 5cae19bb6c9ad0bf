import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classes } from '../classes.ts'
import { focusIsFree } from '../focus/focusIsFree.ts'
import { MenuButton } from '../overlays/MenuButton.tsx'
import { Count } from '../tags/Count.tsx'
import { Part } from './Part.tsx'
import { useFittingTabs } from './useFittingTabs.ts'
import './tabs.css'

export type Tab = {
  key: string
  label: string
  /** The number shown in the tab; null if the tab has nothing to count, so that no space is reserved for a number. */
  count?: number | null
  tone?: 'alert'
}
type Props = {
  label: string
  tabs: readonly Tab[]
  current: string
  onChange: (key: string) => void
  id?: string
  isList?: true
  /** True if these tabs replace tabs of which the user has just chosen one: the current tab gets the lost focus. */
  takesFocus?: boolean
}

/** One line of tabs. Tabs that do not fit are in a menu „+4“ until they are chosen. */
export const Tabs = ({ label, tabs, current, onChange, id = 'tabs', isList, takesFocus = false }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.key === current)
  const { places, width } = useFittingTabs(list, tabs.length, at)
  const isOut = (place: number) => !isList && !places.includes(place)
  const isAlone = !isList && places.length === 1
  const others = tabs.filter((_, place) => isOut(place))
  const focusAtStart = useEffectEvent(() => {
    const isLost = focusIsFree() || document.activeElement?.id === 'main'
    if (takesFocus && isLost) list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  })
  useEffect(() => focusAtStart(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const steps: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      ...(isList && { ArrowDown: at === last ? 0 : at + 1, ArrowUp: at === 0 ? last : at - 1 }),
      Home: 0,
      End: last,
    }
    const to = steps[event.key]
    const next = to === undefined ? undefined : tabs[to]
    if (to === undefined || next === undefined) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  return (
    <div className={classes('tabs no-print', isList && 'in-list')}>
      <div
        ref={list}
        className="tabs-row"
        style={isList ? undefined : { maxWidth: width }}
        role="tablist"
        aria-orientation={isList ? 'vertical' : undefined}
        aria-label={label}
        tabIndex={-1}
        data-part
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, place) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-controls={tab.key === current ? `${id}-panel-${tab.key}` : undefined}
            aria-selected={tab.key === current}
            tabIndex={tab.key === current ? 0 : -1}
            className={classes('tab', tab.tone, isOut(place) && 'out', isAlone && 'only')}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {typeof tab.count === 'number' && <Count value={tab.count} tone={tab.tone ?? 'plain'} />}
          </button>
        ))}
      </div>
      {others.length > 0 && (
        <MenuButton
          label={`+${others.length}`}
          name={`+${others.length} ${others.length === 1 ? 'раздел' : 'раздела'}`}
          kind="text"
          className={classes('tabs-more', others.some(({ tone }) => tone === 'alert') && 'alert')}
          items={others.map(({ key, label: name, count }) => ({
            label: count ? `${name} (${count})` : name,
            run: () => onChange(key),
          }))}
        />
      )}
    </div>
  )
}

type PanelProps = { of: string; id?: string; children: ReactNode; className?: string }

/** The content of a tab. An error inside leaves the other tabs usable. */
export const TabPanel = ({ of, id = 'tabs', children, className }: PanelProps) => (
  <div role="tabpanel" id={`${id}-panel-${of}`} aria-labelledby={`${id}-tab-${of}`} tabIndex={-1} className={className}>
    <Part key={of} name="Раздел">
      {children}
    </Part>
  </div>
)
