import { Subject } from 'rxjs'

export type NoticeKind = 'success' | 'warning' | 'error'
export type Notice = {
  id: number
  kind: NoticeKind
  title?: string
  text: string
  details: readonly string[]
  /**
   * What support needs: the request and the paths of the invalid values in its response. Shown only in the list of
   * errors.
   */
  trace: readonly string[]
  /** How long a toast is shown, in milliseconds: 4000, or 5000 for case-file messages (specification 2, section 9). */
  milliseconds: 4000 | 5000
}
export type NewNotice = Pick<Notice, 'kind' | 'text'> &
  Partial<Pick<Notice, 'title' | 'details' | 'trace' | 'milliseconds'>>

const notices = new Subject<Notice>()
let last = 0

export const notices$ = notices.asObservable()

export const notify = (notice: NewNotice): number => {
  last += 1
  notices.next({ details: [], trace: [], milliseconds: 4000, ...notice, id: last })
  return last
}
