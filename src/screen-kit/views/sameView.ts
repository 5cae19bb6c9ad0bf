import type { SavedView } from '../../state/savedViews.ts'

type Shown = Pick<SavedView, 'list' | 'search' | 'columns'>

const pairs = (search: string) => [...new URLSearchParams(search)].map((pair) => pair.join('=')).sort()

/** Whether two views show the same: the order in which an address names its values does not count. */
export const sameView = (one: Shown, other: Shown): boolean =>
  one.list === other.list &&
  pairs(one.search).join('&') === pairs(other.search).join('&') &&
  (one.columns?.join() ?? null) === (other.columns?.join() ?? null)
