/**
 * Why a request failed. `refused`: an envelope of type 0. `invalid`: status 400 or 422 with messages by field.
 * `unauthorised`: status 401. `server`: any other failure status. `network`: no response. `timeout`: no response in
 * time. `aborted`: the response was no longer needed. `unreadable`: the response is missing or has another shape.
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

export type FieldMessages = Readonly<Record<string, readonly string[]>>

type FaultMore = { fields?: FieldMessages; status?: number; serverText?: string; ended?: 'unsent' | 'renewed' }

/** The only error thrown by the transport. `message` is a Bulgarian sentence that may be shown as plain text. */
export class Fault extends Error {
  readonly kind: FaultKind
  readonly fields: FieldMessages
  readonly status?: number
  /** The server's original text, if `message` is a sentence of the client; '' if the server sent none. */
  readonly serverText?: string
  /**
   * `unsent`: the request was never sent. `renewed`: the request got 401; the user logged in again, but the request was
   * not repeated.
   */
  readonly ended?: 'unsent' | 'renewed'

  constructor(kind: FaultKind, message: string, more: FaultMore = {}) {
    super(message)
    this.name = 'Fault'
    this.kind = kind
    this.fields = more.fields ?? {}
    if (more.status !== undefined) this.status = more.status
    if (more.serverText !== undefined) this.serverText = more.serverText
    if (more.ended !== undefined) this.ended = more.ended
  }
}

export const asFault = (thrown: unknown): Fault => {
  if (thrown instanceof Fault) return thrown
  const fault = new Fault('server', 'В приложението възникна неочаквана грешка.')
  fault.cause = thrown
  return fault
}

export const sessionOver = (serverText?: string): Fault =>
  new Fault('unauthorised', 'Сесията Ви е изтекла.', { status: 401, ...(serverText !== undefined && { serverText }) })

/**
 * True if it is unknown whether a save request was applied: the response was lost, late, unreadable, or came from a
 * proxy. The caller must check the current data before it offers a retry.
 */
export const isResponseLost = (fault: Fault): boolean =>
  fault.ended === 'renewed' ||
  fault.kind === 'network' ||
  fault.kind === 'timeout' ||
  fault.kind === 'aborted' ||
  fault.kind === 'unreadable' ||
  (fault.kind === 'server' && [408, 502, 503, 504].includes(fault.status ?? 502))

/**
 * Returns the server's message for a field; `true` if there is none (specification 1, section 5). Names are compared
 * without case and without a path: `Body.SubjectDescription` matches `subjectDescription`.
 */
export const fieldMessage = (fault: Fault | null | undefined, field: string): string | true => {
  const wanted = plainName(field)
  const found = Object.entries(fault?.fields ?? {}).filter(([name]) => plainName(name) === wanted)
  const text = found.flatMap(([, messages]) => messages).join('\n')
  return text || true
}

const atRow = /(?:^|\.)([^.[\]]+)\[(\d+)\]\.([^.[\]]+)$/

/**
 * Returns the server's messages for the rows of a list, by index and field:
 * `Body.CorrespondentAddresses[1].StreetAddress` is row 1 of `correspondentAddresses`, field `streetAddress`. Names are
 * compared without case; the returned field names begin with a small letter.
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
