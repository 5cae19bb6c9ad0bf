import type { GridSort } from '../../../widgets/grid/gridColumn.ts'

/** The three lists of tasks: what I have to do, what I have done, what others do for me. */
export const tabKeys = ['opened', 'completed', 'created'] as const
export type TabKey = (typeof tabKeys)[number]
export const tabLabels: Record<TabKey, string> = {
  opened: 'Отворени',
  completed: 'Приключени',
  created: 'Възложени от мен',
}

/** How a tab is sorted until somebody sorts it: what is due first to be done, what was due last to be looked back at. */
export const usualSort: Record<TabKey, GridSort> = {
  opened: { by: 'endDate', direction: 'asc' },
  completed: { by: 'endDate', direction: 'desc' },
  created: { by: 'endDate', direction: 'desc' },
}
