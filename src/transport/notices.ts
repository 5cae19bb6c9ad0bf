import { Subject } from 'rxjs'

export type NoticeKind = 'success' | 'warning' | 'error'
/** One message for the person at the screen. Every part is plain text; line breaks in it are to be kept. */
export type Notice = {
  id: number
  kind: NoticeKind
  title?: string
  text: string
  /** Lines under the text: messages of fields, additional messages. */
  details: readonly string[]
  /** For whoever mends it: the call and the places of its reply. Only the list of errors shows it. */
  trace: readonly string[]
  /** How long a toast stays, in milliseconds: 4000, or 5000 for case-file messages (document 2, section 9). */
  milliseconds: 4000 | 5000
}
export type NewNotice = Pick<Notice, 'kind' | 'text'> &
  Partial<Pick<Notice, 'title' | 'details' | 'trace' | 'milliseconds'>>

const notices = new Subject<Notice>()
let last = 0

/** Every notice of the transport and of the screens, in the order they happened. */
export const notices$ = notices.asObservable()

/** Tells the person something; returns the notice's id. */
export const notify = (notice: NewNotice): number => {
  last += 1
  notices.next({ details: [], trace: [], milliseconds: 4000, ...notice, id: last })
  return last
}
