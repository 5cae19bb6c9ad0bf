import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '../classes.ts'
import { Count } from '../tags/Count.tsx'
import { Part } from './Part.tsx'
import './tabs.css'

export type Tab = {
  key: string
  label: string
  /** What it holds; null where there is nothing to count now: its room stays, so that no tab moves when a count comes. */
  count?: number | null
  tone?: 'alert'
}
type Props = {
  label: string
  tabs: readonly Tab[]
  current: string
  onChange: (key: string) => void
  /** Joins the tabs to their TabPanel: give both the same. */
  id?: string
}

/** Scrolls the row of tabs, and only it, so far that the whole tab is seen with a piece of its neighbour. */
const bringIntoView = (list: HTMLElement, tab: HTMLElement): void => {
  const peek = tab.offsetHeight
  const from = tab.offsetLeft - peek
  const to = tab.offsetLeft + tab.offsetWidth + peek - list.clientWidth
  if (list.scrollLeft > from) list.scrollLeft = from
  else if (list.scrollLeft < to) list.scrollLeft = to
}

/** Tabs that arrow keys walk; the chosen one shows at once and is in view, however narrow the screen. */
export const Tabs = ({ label, tabs, current, onChange, id = 'tabs' }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const row = list.current
    const chosen = row?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-tab-${current}`)}`)
    if (!row || !chosen) return
    const show = () => bringIntoView(row, chosen)
    show()
    const sizes = new ResizeObserver(show)
    sizes.observe(row)
    return () => sizes.disconnect()
  }, [id, current])
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === current)
    const last = tabs.length - 1
    const steps: Record<string, number> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
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
    <div
      ref={list}
      className="tabs no-print"
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      data-part
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.key}`}
          aria-controls={tab.key === current ? `${id}-panel-${tab.key}` : undefined}
          aria-selected={tab.key === current}
          tabIndex={tab.key === current ? 0 : -1}
          className={classes('tab', tab.tone)}
          onClick={() => onChange(tab.key)}
        >
          {tab.label}
          {tab.count === null && <span className="count no-count" aria-hidden />}
          {typeof tab.count === 'number' && <Count value={tab.count} tone={tab.tone ?? 'plain'} />}
        </button>
      ))}
    </div>
  )
}

type PanelProps = { of: string; id?: string; children: ReactNode; className?: string }

/** What belongs to the chosen tab; what breaks in it leaves the other tabs in use. */
export const TabPanel = ({ of, id = 'tabs', children, className }: PanelProps) => (
  <div role="tabpanel" id={`${id}-panel-${of}`} aria-labelledby={`${id}-tab-${of}`} tabIndex={-1} className={className}>
    <Part key={of} name="Раздел">
      {children}
    </Part>
  </div>
)
