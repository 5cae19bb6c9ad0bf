/**
 * Why a call did not bring what was asked. `refused`: envelope of type 0. `invalid`: 400 by fields. `unauthorised`:
 * 401. `server`: any other failure. `network`: no answer. `timeout`: none in time. `aborted`: nobody waits.
 * `unreadable`: another shape, or missing.
 */
export type FaultKind =
  | 'refused'
  | 'invalid'
  | 'unauthorised'
  | 'server'
  | 'network'
  | 'timeout'
  | 'aborted'
  | 'unreadable'

/** Messages by field name, as the backend spelled it. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>

type FaultMore = { fields?: FieldMessages; status?: number; said?: string; ended?: 'unsent' | 'renewed' }

/** The one error the transport raises. `message` is a Bulgarian sentence that may be shown as plain text. */
export class Fault extends Error {
  readonly kind: FaultKind
  readonly fields: FieldMessages
  /** The HTTP status, absent when there was no answer. */
  readonly status?: number
  /** What the server itself wrote, where `message` is a sentence of ours in its place; '' where it wrote nothing. */
  readonly said?: string
  /** `unsent`: the call never left. `renewed`: answered 401 and, after the password, not sent again. */
  readonly ended?: 'unsent' | 'renewed'

  constructor(kind: FaultKind, message: string, more: FaultMore = {}) {
    super(message)
    this.name = 'Fault'
    this.kind = kind
    this.fields = more.fields ?? {}
    if (more.status !== undefined) this.status = more.status
    if (more.said !== undefined) this.said = more.said
    if (more.ended !== undefined) this.ended = more.ended
  }
}

/** Whatever was thrown, as a `Fault`; a bug of ours becomes the generic one and keeps its cause. */
export const asFault = (thrown: unknown): Fault => {
  if (thrown instanceof Fault) return thrown
  const fault = new Fault('server', 'В приложението възникна неочаквана грешка.')
  fault.cause = thrown
  return fault
}

/** HTTP 401 as a fault (document 1, section 8); `said`: what the server wrote with it. */
export const sessionOver = (said?: string): Fault =>
  new Fault('unauthorised', 'Сесията Ви е изтекла.', { status: 401, ...(said !== undefined && { said }) })

/**
 * True when a write may or may not have been carried out: the answer was lost, late, cannot be read, or came from
 * something in between. The caller then asks the backend what happened before it offers to try again.
 */
export const isAnswerLost = (fault: Fault): boolean =>
  fault.ended === 'renewed' ||
  fault.kind === 'network' ||
  fault.kind === 'timeout' ||
  fault.kind === 'aborted' ||
  fault.kind === 'unreadable' ||
  (fault.kind === 'server' && [408, 502, 503, 504].includes(fault.status ?? 502))

/**
 * The server's message for a field, or `true` when it has none (document 1, section 5).
 * Names are compared without case and without the path before the last dot: `Body.SubjectDescription` is
 * `subjectDescription`.
 */
export const fieldMessage = (fault: Fault | null | undefined, field: string): string | true => {
  const wanted = plainName(field)
  const found = Object.entries(fault?.fields ?? {}).filter(([name]) => plainName(name) === wanted)
  const text = found.flatMap(([, messages]) => messages).join('\n')
  return text || true
}

const atRow = /(?:^|\.)([^.[\]]+)\[(\d+)\]\.([^.[\]]+)$/

/**
 * The server's messages at the rows of a list, by index and field: `Body.CorrespondentAddresses[1].StreetAddress` is
 * row 1 of `correspondentAddresses`, field `streetAddress`. Names are compared without case, fields begin with a small letter.
 */
export const rowMessages = (fault: Fault | null | undefined, list: string): Map<number, Record<string, string>> => {
  const rows = new Map<number, Record<string, string>>()
  for (const [name, messages] of Object.entries(fault?.fields ?? {})) {
    const [, of = '', index = '', field = ''] = atRow.exec(name) ?? []
    if (of.toLowerCase() !== list.toLowerCase()) continue
    const key = field.slice(0, 1).toLowerCase() + field.slice(1)
    rows.set(Number(index), { ...rows.get(Number(index)), [key]: messages.join('\n') })
  }
  return rows
}

const plainName = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()
